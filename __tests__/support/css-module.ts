/** Stands in for a CSS module: every class is its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
