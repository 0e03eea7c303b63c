import { cleanup } from '@testing-library/react';

// What browsers have and jsdom has not.
const { TextDecoder, TextEncoder } = process.getBuiltinModule('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
// What React Router hands to loaders; with jsdom's signals Node's own would not do.
globalThis.Request ??= function Request(url, { method = 'GET', signal } = {}) {
  Object.assign(this, { url: String(url), method, signal });
};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Tests of the shop's server run without a page.
if (globalThis.document) beginAnew();
globalThis.wholeStyleOf ??= globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => globalThis.wholeStyleOf(element);
// Testing Library knows the clock of tests by this name alone, and waits for ever where it stands.
globalThis.jest = globalThis.vi;
// By itself it does so for the first file of a process alone.
globalThis.afterEach(cleanup);

/** One page stays for many files: what one of them left there is no other's. */
function beginAnew() {
  globalThis.Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.document.body.replaceChildren();
  globalThis.history.replaceState(null, '', '/');
  for (const storage of [globalThis.localStorage, globalThis.sessionStorage]) storage.clear();
}
