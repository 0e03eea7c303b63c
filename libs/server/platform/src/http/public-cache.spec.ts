import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { defer, firstValueFrom, Subject } from 'rxjs';
import { Allow } from '../auth/access';
import { PublicCache, PubliclyCached } from './public-cache';

class SampleController {
  @Allow('public')
  @PubliclyCached()
  shared(): void {}

  @Allow('member')
  @PubliclyCached()
  own(): void {}
}

describe('answers that are declared public', () => {
  const cache = new PublicCache(new Reflector());
  let readings: Subject<number>[] = [];
  const next = {
    handle: () =>
      defer(() => {
        const reading = new Subject<number>();
        readings.push(reading);
        return reading;
      }),
  };
  beforeEach(() => (readings = []));

  /** Asks once; the headers that the answer got are there when the value is. */
  function ask(route: 'shared' | 'own', url = '/api/sample', actor?: object) {
    const headers: Record<string, string> = {};
    const reply = {
      header: (name: string, value: string) => {
        headers[name] = value;
        return reply;
      },
    };
    const request = { url, headers: {}, actor };
    const context = new ExecutionContextHost([request, reply], SampleController, SampleController.prototype[route]);
    return { headers, value: firstValueFrom(cache.intercept(context, next)) };
  }

  it('CAT-02 those who ask for the same at the same time share one reading, and the next one is new', async () => {
    const asked = [ask('shared'), ask('shared'), ask('shared', '/api/sample', { kind: 'user' })];
    expect(readings).toHaveLength(1);
    readings[0]!.next(1);
    readings[0]!.complete();
    expect(await Promise.all(asked.map(({ value }) => value))).toEqual([1, 1, 1]);
    for (const { headers } of asked)
      expect([headers['cache-control'], headers['x-accel-expires']]).toEqual([
        expect.stringContaining('s-maxage=1'),
        expect.stringMatching(/^@\d{10}$/),
      ]);
    void ask('shared');
    expect(readings).toHaveLength(2);
  });

  it('CAT-02 a failure reaches all who wait, is declared nothing, and the next one tries again', async () => {
    const asked = [ask('shared', '/api/failing'), ask('shared', '/api/failing')];
    readings[0]!.error(new Error('broken'));
    for (const { value, headers } of asked) {
      await expect(value).rejects.toThrow('broken');
      expect(headers).toEqual({});
    }
    void ask('shared', '/api/failing');
    expect(readings).toHaveLength(2);
  });

  it.each([
    ['personnel', 'shared', { kind: 'personnel' }],
    ['a route that is not for everybody, whatever it declares', 'own', { kind: 'user' }],
  ] as const)('CAT-04 %s: every answer is its own', async (_, route, actor) => {
    const asked = [ask(route, '/api/sample', actor), ask(route, '/api/sample', actor)];
    expect(readings).toHaveLength(2);
    readings.forEach((reading, index) => reading.next(index));
    expect(await Promise.all(asked.map(({ value }) => value))).toEqual([0, 1]);
    for (const { headers } of asked) expect(headers).toEqual({});
  });
});
