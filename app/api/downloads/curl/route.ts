export { sendCommands as GET, sendCommands as POST } from '@/lib/server/routes/curl-route';
