import { pressKey } from './list-keys';

const pressed: string[] = [];
let list: HTMLElement;

const press = (code: string, target: EventTarget | null = document.activeElement) => pressKey(list, { code, target });
const place = () => document.activeElement?.closest('li')?.dataset['row'];

beforeEach(() => {
  pressed.length = 0;
  const row = (id: number, ...keys: string[]) =>
    `<li data-row="${id}"><input type="checkbox">${keys.map((key) => `<button data-key="${key}"></button>`).join('')}</li>`;
  document.body.innerHTML = `<input id="search"><div id="list"><ul>${row(1, 'KeyA', 'KeyD')}${row(2, 'KeyD')}</ul><ul>${row(3, 'back')}</ul></div>`;
  list = document.querySelector('#list') ?? document.body;
  for (const button of list.querySelectorAll('button'))
    button.addEventListener('click', () =>
      pressed.push(`${button.dataset['key']} ${button.closest('li')?.dataset['row']}`),
    );
});

describe('keys of the list of comments', () => {
  it('WATCH-05 J and K move from row to row and stop at the ends', () => {
    const places = ['KeyJ', 'KeyJ', 'KeyJ', 'KeyJ', 'KeyK', 'KeyK', 'KeyK'].map((code) => (press(code), place()));
    expect(places).toEqual(['1', '2', '3', '3', '2', '1', '1']);
  });

  it('WATCH-05 A lets pass and D deletes the row that one stands at, and the next one is at hand', () => {
    press('KeyJ');
    press('KeyA');
    expect([pressed, place()]).toEqual([['KeyA 1'], '2']);
    press('KeyD');
    expect([pressed.at(-1), place()]).toEqual(['KeyD 2', '3']);
    expect([press('KeyD'), press('KeyA'), pressed.length]).toEqual([false, false, 2]);
  });

  it('WATCH-05 X chooses a row', () => {
    press('KeyJ');
    press('KeyX');
    expect([...list.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, false]);
  });

  it('WATCH-05 nothing happens outside of the rows, or while something is typed', () => {
    expect([press('KeyA'), press('KeyX'), press('KeyQ')]).toEqual([false, false, false]);
    const search = document.querySelector<HTMLElement>('#search');
    search?.focus();
    expect([press('KeyJ'), place()]).toEqual([false, undefined]);
  });
});
