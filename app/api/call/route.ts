export { sendCall as GET } from '@/lib/server/routes/call-route';
