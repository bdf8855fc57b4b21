export { GET } from '@/lib/server/query/route';
