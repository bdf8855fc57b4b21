import { BASELINE, INSTANCES } from './thresholds';

const { strip, flicker, gap, week, reference, ended } = INSTANCES;

/** How ages, openings and ends follow from the days on which a product or keyword is bad, for people. */
export const AGE_WORDS: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'New', text: 'Opened on the day.' },
  { title: 'Going on', text: `Opened within the ${strip} days of the strip, and still bad.` },
  {
    title: 'Standing',
    text: `Opened before these ${strip} days, or bad when it was first known in the first ${week} collected days.`,
  },
  { title: 'Solved', text: `Good on its newest known day. Listed for ${ended} days.` },
  {
    title: 'On and off',
    text: `A bad day continues the old event if one of the last ${flicker + 1} known days was bad, within ${gap} days, or at least half of the known days of the ${week} days before. The event keeps its first day.`,
  },
  { title: 'First seen', text: `Opened without a known day in the ${week} days before.` },
  {
    title: 'Usually',
    text: `A fall is judged against the ${BASELINE.days} collected days before it opened, for at most ${reference} days.`,
  },
  {
    title: 'New level',
    text: `As bad as on its first day, for more than ${reference} days. It is no longer open, and it was not solved.`,
  },
];
