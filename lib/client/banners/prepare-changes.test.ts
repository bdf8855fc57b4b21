import { describe, expect, it } from 'vitest';
import { prepareChanges } from '@/lib/client/banners/prepare-changes';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { banner } from '@/lib/client/banners/test-banners';

const at = (position: number | null, what = 'a') =>
  banner({ e_retail_media_position: position, e_retail_media_url: `https://koerner.example/m/${what}` });

function changed(now: ReturnType<typeof banner>[], before: ReturnType<typeof banner>[]) {
  const { changes } = prepareChanges(preparePlacements(now), preparePlacements(before));
  return changes.map(({ kind, now: to, before: from }) => [
    kind,
    from?.item.e_retail_media_position ?? null,
    to?.item.e_retail_media_position ?? null,
  ]);
}

describe('between two days a banner', () => {
  it.each([
    ['stays where it was', [at(1)], [at(1)], [['stayed', 1, 1]]],
    ['moves on its page', [at(3)], [at(1)], [['moved', 1, 3]]],
    ['is new', [at(1)], [], [['new', null, 1]]],
    ['is gone', [], [at(2)], [['gone', 2, null]]],
    [
      'gives its place to another',
      [at(1, 'b')],
      [at(1, 'a')],
      [
        ['new', null, 1],
        ['gone', 1, null],
      ],
    ],
  ])('%s', (_, now, before, expected) => {
    expect(changed(now, before)).toEqual(expected);
  });

  it('that stands in several places is matched place by place before it counts as moved', () => {
    expect(changed([at(1), at(2), at(3)], [at(2), at(5)])).toEqual([
      ['new', null, 3],
      ['moved', 5, 1],
      ['stayed', 2, 2],
    ]);
  });

  it('of another page is another banner', () => {
    const elsewhere = banner({ page_url: 'https://koerner.example/soap' });
    expect(changed([banner()], [elsewhere]).map(([kind]) => kind)).toEqual(['new', 'gone']);
  });

  it('without address and image is counted, not guessed', () => {
    const blank = banner({ e_retail_media_url: null, page_preview_image_url: null });
    const { changes, untold } = prepareChanges(preparePlacements([blank]), preparePlacements([blank]));
    expect([changes.length, untold]).toEqual([0, 2]);
  });
});
