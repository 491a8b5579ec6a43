/** A stray console.error fails the test that caused it (docs/architecture.md, "Tests"). */
let errors: unknown[][] = []
const original = console.error

beforeEach(() => {
  errors = []
  console.error = (...values: unknown[]) => {
    errors.push(values)
    original(...values)
  }
})

afterEach(() => {
  console.error = original
  if (errors.length > 0)
    throw new Error(`console.error was called: ${errors.map((values) => values.join(' ')).join(' | ')}`)
})

/** Stores of different tests, and those of a page before and after a reload, are no tabs of one browser. */
beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
