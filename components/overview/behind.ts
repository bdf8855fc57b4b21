import { calendarUrls } from '@/components/overview/calendar-url';
import { COURSES } from '@/components/overview/course';
import { bandPoints } from '@/components/overview/part-competition';
import { prepareChanges } from '@/components/overview/prepare-changes';
import { TILE_READERS } from '@/components/overview/tile-readers';

/**
 * What the first number does without: the other numbers, how they fared, what changed, which files are asked about. One
 * piece, since all of it reads the same answers: several would each bring what reads them.
 */
export const BEHIND = { TILE_READERS, COURSES, bandPoints, prepareChanges, calendarUrls };
