export { sendDictionary as GET } from '@/lib/server/routes/dictionary-route';
