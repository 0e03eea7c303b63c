import { commandFor } from './keyboard';

const PAGE = `
  <section id="player"><button id="button">เล่น</button><div id="slider" role="slider" tabindex="0"></div></section>
  <textarea id="comment"></textarea><a id="link" href="#song">เพลง</a>`;

function press(id: string, init: KeyboardEventInit): string | undefined {
  document.body.innerHTML = PAGE;
  const player = document.getElementById('player');
  const target = id ? document.getElementById(id) : document.body;
  let command: string | undefined;
  const listen = (event: KeyboardEvent) => (command = player ? commandFor(event, player) : undefined);
  document.addEventListener('keydown', listen, { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return command;
}

describe('commandFor', () => {
  it.each([
    [' ', 'Space', 'toggle'],
    ['k', 'KeyK', 'toggle'],
    ['า', 'KeyK', 'toggle'],
    ['j', 'KeyJ', 'back'],
    ['ArrowLeft', 'ArrowLeft', 'back'],
    ['l', 'KeyL', 'forward'],
    ['ArrowRight', 'ArrowRight', 'forward'],
    ['m', 'KeyM', 'mute'],
    ['f', 'KeyF', 'full-screen'],
  ])('WATCH-02 the key %p (%s) means %s anywhere on the page', (key, code, command) => {
    expect(press('', { key, code })).toBe(command);
  });

  it('WATCH-02 leaves keys to a field in which somebody writes', () => {
    expect(press('comment', { key: 'k', code: 'KeyK' })).toBeUndefined();
    expect(press('comment', { key: ' ', code: 'Space' })).toBeUndefined();
  });

  it('WATCH-02 leaves the space bar to a focused button and link', () => {
    expect(press('button', { key: ' ', code: 'Space' })).toBeUndefined();
    expect(press('link', { key: ' ', code: 'Space' })).toBeUndefined();
    expect(press('button', { key: 'k', code: 'KeyK' })).toBe('toggle');
  });

  it('WATCH-02 leaves browser shortcuts and the scrolling of the page alone', () => {
    expect(press('', { key: 'l', code: 'KeyL', ctrlKey: true })).toBeUndefined();
    expect(press('', { key: 'ArrowDown', code: 'ArrowDown' })).toBeUndefined();
    expect(press('link', { key: 'ArrowLeft', code: 'ArrowLeft' })).toBeUndefined();
  });

  it('WATCH-02 turns the volume with the arrows inside the player', () => {
    expect(press('button', { key: 'ArrowUp', code: 'ArrowUp' })).toBe('louder');
  });
});
