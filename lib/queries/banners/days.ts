import { banners } from '@/lib/datasets/banners/view';
import { daysQuery } from '@/lib/queries/shared/days';

export const days = daysQuery({ name: 'banners/days', view: banners, params: {} });
