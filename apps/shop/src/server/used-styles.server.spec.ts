/** @vitest-environment node */
import { classesOf, styleParts, usedStyles } from './used-styles.server';

const PAGE = '<html class="dark"><body><ul class="_rail_1a _wide_1a"><li class="_card_2b"></li></ul></body></html>';

function usedOf(sheet: string): string {
  return usedStyles(styleParts(sheet), classesOf(PAGE));
}

describe('styles that a page uses', () => {
  it.each([
    ['an element', 'h1{margin:0}'],
    ['a class', '._rail_1a{gap:4px}'],
    ['two classes of one selector', '._rail_1a._wide_1a{gap:8px}'],
    ['a class on the page and one of its states', '._card_2b:hover:not(._gone_9z):is(._a_9z,:focus){top:0}'],
    ['one selector of several', '._gone_9z,._card_2b{top:0}'],
    ['a class below an element', '.dark ._card_2b>a{top:0}'],
    ['a narrow window', '@media (width<600px){._card_2b{top:0}}'],
    ['movements', '@keyframes _rise_2b{0%{top:0}to{top:1px}}'],
    ['fonts', '@font-face{font-family:"A";src:url(a.woff2)}'],
  ])('SITE-13 keep what is for %s', (_of, sheet) => {
    expect(usedOf(sheet)).toBe(sheet);
  });

  it.each([
    ['a class that no element has', '._gone_9z{top:0}'],
    ['two classes of which one is missing', '._rail_1a ._gone_9z{top:0}'],
    ['a longer class', '._card_2b9{top:0}'],
    ['a narrow window with such a class alone', '@media (width<600px){._gone_9z{top:0}}'],
    ['nobody', '/* a comment */'],
  ])('SITE-13 leave out what is for %s', (_of, sheet) => {
    expect(usedOf(sheet)).toBe('');
  });

  it('SITE-13 stay in their order, as later rules win', () => {
    expect(usedOf('a{top:0}._gone_9z{top:1px}@media print{._rail_1a{top:2px}}._card_2b{top:3px}')).toBe(
      'a{top:0}@media print{._rail_1a{top:2px}}._card_2b{top:3px}',
    );
  });
});
