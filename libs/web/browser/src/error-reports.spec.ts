import { reportUncaughtErrors } from './error-reports';

describe('reports of errors', () => {
  it('SITE-10 each error that nobody caught is told once, and a page tells five at most', () => {
    const sent: [string, string][] = [];
    navigator.sendBeacon = (address, body) => sent.push([String(address), String(body)]) > 0;
    reportUncaughtErrors('/clientError');
    const fail = (message: string) => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(message) }));
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) fail(message);
    expect(sent.map(([address, body]) => [address, (JSON.parse(body) as { message: string }).message])).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((message) => ['/clientError', `TypeError: ${message}`]),
    );
  });
});
