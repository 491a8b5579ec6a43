import type { Features } from '../pageTable/features'

declare global {
  /**
   * The features that the shop has. The bundler replaces each member by `true` or `false`, so that what the shop does not have costs
   * nothing (src/gatsby/build/loadFeatures.ts). In Node it exists in tests only.
   */
  const __OFFERED__: Features
}
