import fc from 'fast-check'
import { propertyTestEnv } from '../../src/config/testEnv'

const { seed: given } = propertyTestEnv

/**
 * `npm run check` executes all runs, with a new seed each time. `npm test` executes a fifth of them, always with the
 * same seed.
 */
export const scaleRuns = (runs: number): number => (given === null ? runs / 5 : runs)

/** Each part of a property that is tested in several parts has its own seed. */
export const createSeed = (part: number): number => (given ?? 0) + part

fc.configureGlobal({ seed: given ?? 0, numRuns: scaleRuns(100) })

let isOver = false
let ended: Promise<unknown> = Promise.resolve()
beforeEach(() => void (isOver = false))
afterEach(async () => {
  isOver = true
  await ended
})

/**
 * If the test of a property exceeds the time limit, the next test starts after the run in progress, which is the last
 * run, so that the runs do not disturb other tests.
 */
export function assertWalks<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  parameters?: fc.Parameters<Values>,
): Promise<void> {
  const stopping = property.beforeEach(() => {
    if (isOver) throw new Error('The test is over')
  })
  const asserted = fc.assert(stopping, parameters)
  ended = asserted.catch(() => undefined)
  return asserted
}

export { fc }
