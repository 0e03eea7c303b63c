import { waysTo, type Reachable, type Ways } from './ways';

const NOBODY: Reachable = {
  ...{ mail: null, is_linked: 0, browsers: 0 },
  ...{ follows: 0, follow_mail: 0, follow_sms: 0, follow_line: 0, follow_push: 0 },
};
const ALL = { mail: 'fan@example.com', is_linked: 1, browsers: 1 };
const named = (ways: Ways) =>
  Object.entries(ways)
    .filter(([, is]) => is)
    .map(([way]) => way)
    .sort()
    .join(' ');

describe('how somebody is told that a sale is open', () => {
  it.each<[string, Partial<Reachable>, string]>([
    ['who has but a phone', {}, 'sms'],
    ['who confirmed an address', { mail: 'fan@example.com' }, 'mail'],
    ['who has all', ALL, 'line mail push'],
    ['who linked LINE alone, and may be no friend of the shop there', { is_linked: 1 }, 'line sms'],
    ['who follows the band by SMS alone', { ...ALL, follows: 1, follow_sms: 1 }, 'sms'],
    ['who follows it by LINE and notices', { ...ALL, follows: 1, follow_line: 1, follow_push: 1 }, 'line push'],
    ['who follows it by letter, without an address', { follows: 1, follow_mail: 1 }, 'sms'],
    ['who follows it in no way', { ...ALL, follows: 1 }, 'line mail push'],
  ])('TELL-06 %s', (_who, has, ways) => {
    expect(named(waysTo({ ...NOBODY, ...has }, true))).toBe(ways);
  });

  it('TELL-06 by no LINE where the shop sends none', () => {
    expect(named(waysTo({ ...NOBODY, is_linked: 1, follows: 1, follow_line: 1 }, false))).toBe('sms');
  });
});
