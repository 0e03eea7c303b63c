import { changesBetween } from './text-changes';

const kinds = (before: string, after: string) =>
  changesBetween(before, after).map(({ change, html }) => `${change} ${html.replace(/<[^>]*>/g, '')}`);

describe('what has changed in a text', () => {
  const before = '<h2>หนึ่ง</h2><p>ก</p><ul><li>ข</li><li>ค</li></ul><p>ง</p>';

  it('SITE-09 nothing in the same text', () => {
    expect(kinds(before, before)).toEqual(['same หนึ่ง', 'same ก', 'same • ข', 'same • ค', 'same ง']);
  });

  it('SITE-09 names what came and what went, in its place', () => {
    expect(kinds(before, '<h2>หนึ่ง</h2><ul><li>ข</li><li>จ</li></ul><p>ง</p><p>ฉ</p>')).toEqual([
      'same หนึ่ง',
      'removed ก',
      'same • ข',
      'removed • ค',
      'added • จ',
      'same ง',
      'added ฉ',
    ]);
  });

  it('SITE-09 all of a first text is new, and all of one without words is gone', () => {
    expect(kinds('', '<p>ก</p>')).toEqual(['added ก']);
    expect(kinds('<p>ก</p>', '')).toEqual(['removed ก']);
  });

  it('SITE-09 a picture that came is a change', () => {
    const picture = '<picture><img src="/files/info-page/a-9x9.webp" /></picture>';
    expect(changesBetween('<p>ก</p>', `<p>ก</p>${picture}`)).toMatchObject([
      { change: 'same' },
      { change: 'added', html: picture },
    ]);
  });
});
