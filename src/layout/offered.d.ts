import type { Features } from '../pageTable/features'

declare global {
  /**
   * The features that the shop has. The bundler replaces each member by `true` or `false`, so that the bundle contains
   * no code of missing features (src/gatsby/build/loadFeatures.ts). In Node it exists in tests only.
   */
  const __OFFERED__: Features
}
