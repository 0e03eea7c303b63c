/* global module */
// What a style sheet or a picture is in a test: nothing, under any name.
module.exports = new Proxy({}, { get: (_module, name) => (name === '__esModule' ? false : String(name)) });
