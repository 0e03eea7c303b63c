import { firstValueFrom, Subject, take, toArray } from 'rxjs';
import { sharedValue } from './shared-value';

describe('a shared value', () => {
  it('RUN-05 is computed once however many listen, and told to whoever comes later', async () => {
    let computed = 0;
    const value = sharedValue(new Subject(), () => Promise.resolve(String((computed += 1))));
    const hundred = Array.from({ length: 100 }, () => firstValueFrom(value));
    expect(new Set(await Promise.all(hundred))).toEqual(new Set(['1']));
    const stay = value.subscribe();
    expect(await firstValueFrom(value)).toBe('2');
    expect([await firstValueFrom(value), computed]).toEqual(['2', 2]);
    stay.unsubscribe();
  });

  it('RUN-05 computes once for a burst of signals, never twice at a time, and tells the last state', async () => {
    const signals = new Subject<void>();
    let [state, running, computed] = [0, 0, 0];
    const value = sharedValue(signals, async () => {
      expect((running += 1)).toBe(1);
      computed += 1;
      const seen = state;
      await Promise.resolve();
      running -= 1;
      return String(seen);
    });
    const told = firstValueFrom(value.pipe(take(2), toArray()));
    for (state = 1; state < 50; state += 1) signals.next();
    expect(await told).toEqual(['1', '50']);
    expect(computed).toBe(2);
  });

  it('RUN-05 outlives a failure: the signal that met it is not lost', async () => {
    const signals = new Subject<void>();
    const states = ['same', undefined, 'same'];
    const value = sharedValue(signals, async () => {
      const state = states.shift();
      if (state) return Promise.resolve(state);
      signals.next();
      throw new Error('the database is away');
    });
    const told = firstValueFrom(value.pipe(take(2), toArray()));
    await firstValueFrom(value);
    signals.next();
    expect(await told).toEqual(['same', 'same']);
  });
});
