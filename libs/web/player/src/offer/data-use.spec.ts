import { hourlyUse, isCostly, onOtherLine, saverUse, wantsToSave } from './data-use';

describe('data that watching uses', () => {
  it('WATCH-13 is told in tens of megabytes an hour', () => {
    expect([4_628_000, 1_228_000, 128_000, 1_000].map(hourlyUse)).toEqual(['2,080 MB', '550 MB', '60 MB', '10 MB']);
    expect(saverUse()).toBe('550 MB');
  });

  it('WATCH-13 is saved from the moment on at which the phone leaves the Wi-Fi', () => {
    const line = Object.assign(new EventTarget(), { type: 'wifi' });
    const ends = new AbortController();
    const heard: string[] = [];
    onOtherLine(() => heard.push(line.type), ends.signal, line);
    const become = (type: string) => {
      line.type = type;
      line.dispatchEvent(new Event('change'));
    };
    become('ethernet');
    become('cellular');
    become('wifi');
    ends.abort();
    become('cellular');
    expect(heard).toEqual(['cellular', 'wifi']);
  });

  it('WATCH-13 is saved on mobile data, on lines that the browser does not name, and for who asked the browser to', () => {
    expect([{ type: 'cellular' }, {}, undefined, { type: 'wifi' }].map(isCostly)).toEqual([true, true, true, false]);
    expect([{ saveData: true }, { saveData: false }, undefined].map(wantsToSave)).toEqual([true, false, false]);
  });
});
