import { RisingCheers, shareOf } from './rising-cheers';

const kinds = (cheers: RisingCheers) => cheers.list().map(({ cheer }) => cheer);

describe('RisingCheers', () => {
  it('WATCH-05 shows a few of what thousands sent, each kind by its share', () => {
    expect(shareOf({ love: 3_000, dance: 1_000 }, 4)).toEqual(['love', 'love', 'love', 'dance']);
    expect(shareOf({ smile: 1 }, 4)).toEqual(['smile']);
    expect(shareOf({}, 4)).toEqual([]);
  });

  it('WATCH-05 the own cheer rises at once, and not again when the stream tells it', () => {
    const cheers = new RisingCheers(() => true);
    cheers.press('love');
    expect(kinds(cheers)).toEqual(['love']);
    cheers.hear({ love: 2 });
    expect(kinds(cheers)).toEqual(['love', 'love']);
  });

  it('WATCH-05 never more than fourteen at once; one that is out of sight makes room', () => {
    const cheers = new RisingCheers(() => true);
    for (let second = 0; second < 10; second += 1) cheers.hear({ love: 500, great: 300 });
    expect(cheers.list()).toHaveLength(14);
    cheers.ended(cheers.list()[0]?.id ?? 0);
    cheers.hear({ dance: 9 });
    expect(kinds(cheers).slice(-1)).toEqual(['dance']);
    expect(cheers.list()).toHaveLength(14);
  });

  it('WATCH-05 nothing rises for who wants no motion, and whoever looks is told of what does', () => {
    const still = new RisingCheers(() => false);
    still.press('love');
    still.hear({ love: 9 });
    expect(still.list()).toEqual([]);
    const cheers = new RisingCheers(() => true);
    const told = vi.fn();
    const end = cheers.subscribe(told);
    cheers.press('smile');
    end();
    cheers.press('smile');
    expect(told).toHaveBeenCalledTimes(1);
  });
});
