import { determineFeatures } from '../../src/pageTable/features'

/** The shop offers everything, unless a test takes a feature away. */
const haveEverything = () => Object.assign(globalThis, { __OFFERED__: determineFeatures(null) })
haveEverything()
beforeEach(haveEverything)

/** An unexpected console.error fails the test that caused it (docs/architecture.md, "Tests"). */
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

/** Without BroadcastChannel, the stores of different tests do not act as tabs of one browser. */
beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
