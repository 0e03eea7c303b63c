import { goesWith, readViewing, signViewing, type Viewing } from './viewing-grant';

const SECRET = 'only-for-tests-0123456789-0123456789';
const NOW = Date.UTC(2026, 10, 21, 5);
const HOURS = 3_600_000;
const VIEWING: Viewing = {
  ...{ viewingId: 'Ab-_9', userId: 12, signInId: 'c0ffee', videoId: 3, contentId: 'abc123' },
  ...{ productId: 7, stageId: 4, until: NOW + HOURS },
};

describe('a viewing grant', () => {
  const grant = signViewing(VIEWING, 'token', NOW, SECRET);

  it('WATCH-03 says what was found out when the video was opened', () => {
    expect(grant).toMatch(/^[\w-]{40,400}$/);
    expect(readViewing(grant, NOW, SECRET)).toMatchObject({ ...VIEWING, isOld: false });
    expect(readViewing(grant, NOW + 13 * HOURS, SECRET)).toMatchObject({ isOld: true });
  });

  it('WATCH-03 goes with the session token alone with which the video was opened', () => {
    const read = readViewing(grant, NOW, SECRET)!;
    expect(['token', 'another', ''].map((token) => goesWith(read, token))).toEqual([true, false, false]);
    const ofGuest = readViewing(signViewing({ ...VIEWING, userId: 0 }, '', NOW, SECRET), NOW, SECRET)!;
    expect(['token', ''].map((token) => goesWith(ofGuest, token))).toEqual([false, true]);
  });

  it('WATCH-03 is nothing when a letter of it differs, it is cut, or another secret signed it', () => {
    for (let place = 0; place < grant.length - 1; place += 7) {
      const other = grant[place] === 'A' ? 'B' : 'A';
      expect(readViewing(grant.slice(0, place) + other + grant.slice(place + 1), NOW, SECRET)).toBeUndefined();
    }
    for (const wrong of ['', 'a', 'viewing-1', grant.slice(0, -4), grant.slice(0, 22), `${grant}AAAA`])
      expect(readViewing(wrong, NOW, SECRET)).toBeUndefined();
    expect(readViewing(grant, NOW, `${SECRET}x`)).toBeUndefined();
  });
});
