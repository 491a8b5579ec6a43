import fc from 'fast-check'
import { propertyTestEnv } from '../../src/config/testEnv'

const { seed: given } = propertyTestEnv

/**
 * `npm run check` executes all runs, with a new seed each time. `npm test` executes a fifth of them, always with the
 * same seed.
 */
export const scaleRuns = (runs: number): number => (given === null ? runs / 5 : runs)

/** Returns the seed for one part of a property that is tested in several parts. */
export const createSeed = (part: number): number => (given ?? 0) + part

fc.configureGlobal({ seed: given ?? 0, numRuns: scaleRuns(100) })

export { fc }
