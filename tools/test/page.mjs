// What browsers have and jsdom has not.
const { TextDecoder, TextEncoder } = process.getBuiltinModule('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
// jsdom's are less than Node's, which browsers' are like.
const { webcrypto: crypto } = process.getBuiltinModule('node:crypto');
const { performance } = process.getBuiltinModule('node:perf_hooks');
for (const [name, value] of Object.entries({ crypto, performance }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
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
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);
// Testing Library knows the clock of tests by this name alone, and waits for ever where it stands.
globalThis.jest = globalThis.vi;
