import type { Features } from '../pageTable/features'

declare global {
  /**
   * The features that the shop has. The bundler replaces each member with `true` or `false`, so that the bundle
   * contains no code of missing features (src/gatsby/build/loadFeatures.ts). In Node the constant exists in tests only.
   */
  const __OFFERED__: Features
}
