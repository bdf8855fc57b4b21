export { GET } from '@/lib/server/routes/excel-route';
