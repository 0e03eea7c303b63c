import { coalesce } from './coalesce';

describe('coalesced work', () => {
  it('TELL-04 runs once more, however often it is asked for while it runs', async () => {
    const endings: (() => void)[] = [];
    const ask = coalesce(() => new Promise((resolve) => endings.push(resolve)));
    const asked = Array.from({ length: 500 }, ask);
    expect(endings).toHaveLength(1);
    endings[0]?.();
    await new Promise(setImmediate);
    expect(endings).toHaveLength(2);
    endings[1]?.();
    await Promise.all(asked);
    expect(endings).toHaveLength(2);
  });

  it('TELL-04 runs again after it failed', async () => {
    let runs = 0;
    const ask = coalesce(() => (++runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve()));
    await expect(ask()).rejects.toThrow('away');
    await ask();
    expect(runs).toBe(2);
  });
});
