/** @vitest-environment node */
import { runInNewContext } from 'node:vm';
import { stateScript } from './state-script.server';

describe('state of a page', () => {
  it('CAT-04 comes back as it was, and no text of it ends its script', () => {
    const state = '["</script><script>alert(1)</script>","<!--","&","\u2028"]';
    const html = stateScript(state, 'a1');
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const given: string[] = [];
    const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('closed') };
    const [, code = ''] = /<script nonce="a1">([^]*?)<\/script>/.exec(html) ?? [];
    runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
    expect(given).toEqual([state, 'closed']);
  });
});
