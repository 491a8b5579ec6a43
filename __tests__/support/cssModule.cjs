/** Stands in for a CSS module in tests: each class name is its own value. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
)
