/** As JSON that cannot end the script it stands in. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The script that hands what the loaders read to React Router in the browser, as the scripts of its streaming component do.
 * @param state in React Router's encoding
 * @param nonce of the rendering
 */
export function stateScript(state: string, nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${inScript(state)});${controller}.close();</script>`;
}
