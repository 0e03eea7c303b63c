/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { stateScripts } from './state-scripts.server';

describe('state of a page', () => {
  it('CAT-04 comes back as it was, and no text of it ends its script', () => {
    const state = '["</script><script>alert(1)</script>","<!--","&","\u2028"]';
    const html = stateScripts(state, 'a1');
    expect(html.match(/<\/?script/g)).toHaveLength(4);
    const given: string[] = [];
    const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('closed') };
    for (const [, code = ''] of html.matchAll(/<script nonce="a1">([^]*?)<\/script>/g))
      runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
    expect(given).toEqual([state, 'closed']);
  });
});
