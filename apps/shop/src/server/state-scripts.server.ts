/** As JSON that cannot end the script it stands in. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The scripts that hand what the loaders read to React Router in the browser, as its own streaming component writes them.
 * @param state in React Router's encoding
 * @param nonce of the rendering
 */
export function stateScripts(state: string, nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return [`${controller}.enqueue(${inScript(state)});`, `${controller}.close();`]
    .map((code) => `<script nonce="${nonce}">${code}</script>`)
    .join('');
}
