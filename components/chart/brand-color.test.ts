import { describe, expect, it } from 'vitest';
import { assignSlots, type Brand, brandStyles, OTHER_STYLE } from '@/components/chart/brand-color';

const competitor = (name: string): Brand => ({ name, own: false });
const COMPETITORS = ['Alba', 'Bork', 'Cento', 'Dorn', 'Elva', 'Fjord', 'Gamma', 'Hask'].map(competitor);

describe('brand colours', () => {
  it('gives two competitors of one chart different hues', () => {
    const slots = assignSlots({}, COMPETITORS.slice(0, 7));
    expect(new Set(Object.values(slots)).size).toBe(7);
  });

  it('never takes a hue away, whoever joins', () => {
    const first = assignSlots({}, COMPETITORS.slice(2, 4));
    const later = assignSlots(first, COMPETITORS);
    expect(later).toMatchObject(first);
  });

  it('does not depend on the order when nobody is in the way', () => {
    const alone = assignSlots({}, [competitor('Alba')]);
    expect(assignSlots({}, [competitor('Alba'), { name: 'Own', own: true }])).toEqual(alone);
  });

  it('leaves brands beyond the seventh grey', () => {
    const styles = brandStyles(assignSlots({}, COMPETITORS), COMPETITORS);
    expect(styles.get('Hask')).toEqual(OTHER_STYLE);
  });

  it('draws own brands in ink, the second one dashed', () => {
    const styles = brandStyles({}, [
      { name: 'Zeta', own: true },
      { name: 'Ours', own: true },
    ]);
    expect(styles.get('Ours')).toEqual({ color: 'var(--ink)', width: 2, dash: undefined });
    expect(styles.get('Zeta')?.dash).toBeDefined();
  });
});
