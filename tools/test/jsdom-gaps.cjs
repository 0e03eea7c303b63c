/* global process */
// What browsers have and jsdom has not.
const { TextDecoder, TextEncoder } = process.getBuiltinModule('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
// Tests of the shop's server run without a page.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);
