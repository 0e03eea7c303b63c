import type { VideosUserStatus } from '../../api-types';
import { countsOf, ownReaction, readReactions, withReaction, withTotals } from './stage-reactions';

const row = { id: 7, stage_time_id: 1, stage_time_status_type: 'Like' } as VideosUserStatus;
const read = () => readReactions([row], [{ stage_time_id: 1, totalLike: 5, totalConf: 1, totalIgno: 0 }]);

describe('reactions of a stage', () => {
  it('WATCH-06 reads the viewer’s own choice and the totals of each song', () => {
    expect([ownReaction(read(), 1), countsOf(read(), 1)]).toEqual(['Like', { Like: 5, Conf: 1, Igno: 0 }]);
    expect([ownReaction(read(), 2), countsOf(undefined, 2)]).toEqual([null, { Like: 0, Conf: 0, Igno: 0 }]);
  });

  it('WATCH-06 another choice moves one, none takes one away, the same changes nothing', () => {
    const moved = withReaction(read(), 1, 'Conf');
    expect([ownReaction(moved, 1), countsOf(moved, 1)]).toEqual(['Conf', { Like: 4, Conf: 2, Igno: 0 }]);
    const undone = withReaction(moved, 1, null);
    expect([ownReaction(undone, 1), countsOf(undone, 1)]).toEqual([null, { Like: 4, Conf: 1, Igno: 0 }]);
    expect(undone.own[1]?.id).toBe(7);
    expect(withReaction(undone, 1, null)).toBe(undone);
  });

  it('WATCH-06 told totals take the place of those that were read, the own choice stays', () => {
    const told = withTotals(read(), [[2, 0, 0, 4]]);
    expect([ownReaction(told, 1), countsOf(told, 1), countsOf(told, 2)]).toEqual([
      'Like',
      { Like: 0, Conf: 0, Igno: 0 },
      { Like: 0, Conf: 0, Igno: 4 },
    ]);
  });

  it('WATCH-06 a first choice counts also where nobody chose before', () => {
    const first = withReaction(read(), 2, 'Igno');
    expect([ownReaction(first, 2), countsOf(first, 2)]).toEqual(['Igno', { Like: 0, Conf: 0, Igno: 1 }]);
    expect(countsOf(first, 1)).toEqual(countsOf(read(), 1));
  });
});
