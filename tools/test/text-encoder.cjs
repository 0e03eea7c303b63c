// The router asks for it; jsdom has none.
globalThis.TextEncoder ??= require('node:util').TextEncoder;
