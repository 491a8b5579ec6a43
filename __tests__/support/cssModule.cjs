/** Replaces a CSS module in tests. Each class name is its own value. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
)
