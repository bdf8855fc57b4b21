export { GET_COST as GET } from '@/lib/server/collect/collection-route';
