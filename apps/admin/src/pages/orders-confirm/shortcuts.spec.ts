import { isTyping, shortcutOf } from './shortcuts';

const press = (facts: Partial<KeyboardEvent>) =>
  shortcutOf({
    key: '',
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...facts,
  });

describe('BUY-10 the queue worked by keyboard', () => {
  it('BUY-10 knows the keys also with the Thai layout', () => {
    expect(press({ code: 'KeyA', key: 'a' })).toBe('approve');
    expect(press({ code: 'KeyA', key: 'ฟ' })).toBe('approve');
    expect(press({ code: 'KeyN', key: 'ื' })).toBe('refuse');
    expect(press({ code: 'Slash', key: 'ฦ', shiftKey: true })).toBe('help');
  });

  it('BUY-10 leaves the browser its own keys, and a held key approves no second order', () => {
    expect(press({ code: 'KeyA', ctrlKey: true })).toBeUndefined();
    expect(press({ code: 'KeyN', metaKey: true })).toBeUndefined();
    expect(press({ code: 'KeyA', repeat: true })).toBeUndefined();
    expect(press({ code: 'KeyQ' })).toBeUndefined();
  });

  it('BUY-10 is off while somebody types or a dialog is open', () => {
    document.body.innerHTML =
      '<textarea></textarea><div role="dialog"><button></button></div><button id="free"></button>';
    expect(isTyping(document.querySelector('textarea'))).toBe(true);
    expect(isTyping(document.querySelector('[role=dialog] button'))).toBe(true);
    expect(isTyping(document.querySelector('#free'))).toBe(false);
  });
});
