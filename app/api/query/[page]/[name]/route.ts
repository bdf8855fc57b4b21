export { GET, POST } from '@/lib/server/query/route';
