import { hourlyUse, isCostly, wantsToSave } from './data-use';

describe('data that watching uses', () => {
  it('WATCH-13 is told in tens of megabytes an hour', () => {
    expect([4_628_000, 1_228_000, 128_000, 1_000].map(hourlyUse)).toEqual(['2,080 MB', '550 MB', '60 MB', '10 MB']);
  });

  it('WATCH-13 is saved on mobile data, on lines that the browser does not name, and for who asked the browser to', () => {
    expect([{ type: 'cellular' }, {}, undefined, { type: 'wifi' }].map(isCostly)).toEqual([true, true, true, false]);
    expect([{ saveData: true }, { saveData: false }, undefined].map(wantsToSave)).toEqual([true, false, false]);
  });
});
