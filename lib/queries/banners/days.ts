import { banners } from '@/lib/metrics/banners';
import { daysQuery } from '@/lib/queries/shared/days';

export const days = daysQuery({ name: 'banners/days', view: banners, params: {} });
