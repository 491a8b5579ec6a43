/**
 * Replaces the package prop-types, because Preact does not check the types of props. Every type, and every call that
 * creates a type, is this same value.
 */
const anyType: unknown = new Proxy(() => anyType, { get: () => anyType })

export default anyType
