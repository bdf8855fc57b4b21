export { sendBasket as GET, sendBasket as POST } from '@/lib/server/routes/basket-route';
