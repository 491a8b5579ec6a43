import fc from 'fast-check'
import { propertyTestEnv } from '../../src/config/testEnv'

const { seed: given } = propertyTestEnv

/** `npm run check` does all runs with a new seed each time, `npm test` a fifth of them and always the same ones. */
export const shareOf = (runs: number): number => (given === null ? runs / 5 : runs)

/** Of a property that is tested in parts, each with runs of its own. */
export const seedOfPart = (part: number): number => (given ?? 0) + part

fc.configureGlobal({ seed: given ?? 0, numRuns: shareOf(100) })

export { fc }
