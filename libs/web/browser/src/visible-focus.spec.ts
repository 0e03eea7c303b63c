import { hasVisibleFocus } from './visible-focus';

describe('a focus that is to be seen', () => {
  it('SITE-11 is none in a browser that does not know of such', () => {
    const button = document.createElement('button');
    vi.spyOn(button, 'matches').mockImplementation(() => {
      throw new SyntaxError(':focus-visible');
    });
    expect(hasVisibleFocus(button)).toBe(false);
    expect(hasVisibleFocus(null)).toBe(false);
  });
});
