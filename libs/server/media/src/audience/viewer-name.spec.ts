import { viewerName } from './viewer-name';

const user_tel = '0812345678';

it.each([
  ['a nickname', ' ต้นข้าว ', 'ต้นข้าว'],
  ['none', null, '08x-xxx-5678'],
  ['one that nobody sees', '\u200b\u2060', '08x-xxx-5678'],
  ['one that turns what stands behind it', 'บอส\u202e', 'บอส'],
])('WATCH-06 other viewers read a name: %s', (_, user_nickname, name) => {
  expect(viewerName({ user_nickname, user_tel })).toBe(name);
});
