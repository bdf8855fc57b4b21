export { GET, POST } from '@/lib/server/collect/collection-route';
