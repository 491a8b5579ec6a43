const seed = process.env.PROPERTY_SEED?.trim()

/** What `npm run check` tells the property tests, and what whoever runs a failed check again may set. */
export const propertyTestEnv = {
  /** All runs, with this seed. Null: a fifth of them, the same ones every time. */
  seed: seed ? Number(seed) : null,
}
