import { Kept } from './kept';

describe('kept readings', () => {
  let asked = 0;
  let answers: (() => Promise<number>)[];
  const kept = (...given: typeof answers) => {
    answers = given;
    asked = 0;
    return new Kept(() => answers[asked++]?.() ?? Promise.resolve(asked));
  };

  it('RUN-05 are read once, and again once they are forgotten', async () => {
    const value = kept();
    expect([await value.get(), await value.get()]).toEqual([1, 1]);
    value.forget();
    expect(await value.get()).toBe(2);
  });

  it('RUN-05 are not kept when they failed, nor when they were forgotten under way', async () => {
    let finish: (value: number) => void = () => undefined;
    const slow = new Promise<number>((resolve) => (finish = resolve));
    const value = kept(
      () => Promise.reject(new Error('gone')),
      () => slow,
    );
    await expect(value.get()).rejects.toThrow('gone');
    const before = value.get();
    value.forget();
    expect(await value.get()).toBe(3);
    finish(2);
    expect(await before).toBe(2);
    expect(await value.get()).toBe(3);
  });

  it('RUN-05 one that fails late leaves the newer one alone', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<number>((_, reject) => (fail = reject));
    const value = kept(() => slow);
    const before = value.get();
    value.forget();
    expect(await value.get()).toBe(2);
    fail(new Error('gone'));
    await expect(before).rejects.toThrow('gone');
    expect(await value.get()).toBe(2);
  });
});
