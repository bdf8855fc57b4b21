export { probeFile as HEAD, sendFile as GET, sendFile as POST } from '@/lib/server/routes/file-route';
