const seed = process.env.PROPERTY_SEED?.trim()

/** The seed of the property tests: `npm run check` sets it, and so may a developer who runs a failed check again. */
export const propertyTestEnv = {
  /** All runs, with this seed. Null: a fifth of them, the same ones every time. */
  seed: seed ? Number(seed) : null,
}
