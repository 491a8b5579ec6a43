import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { env } from '../../config/env'
import { shopFolder } from '../../config/shopFolder'
import { determineFeatures, type Features, findSwitchErrors } from '../../pageTable/features'
import { readShopFile } from '../../pageTable/sources/checkShopFile'
import { readRootLinks } from '../../pageTable/sources/readCatalogue'

let cachedFeatures: Promise<Features> | undefined

/**
 * Loads the features of the shop from the root of the shop API and data/shop.json. The features are read only once, so
 * that the pages and the scripts of a build agree. Rejects with an Error that has one line for each switch that turns
 * on a feature that the API does not offer.
 */
export const loadFeatures = (): Promise<Features> => (cachedFeatures ??= readFeatures())

async function readFeatures(): Promise<Features> {
  const { features: switches } = readShopFile(path.join(shopFolder, 'data'))
  const links = env.shopApiUrl ? await readRootLinks((request) => fetch(request), env.shopApiUrl) : null
  const features = determineFeatures(links, switches)
  const errors = findSwitchErrors(features, switches)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return features
}

/**
 * Makes webpack replace each `__OFFERED__.feature` in the scripts with true or false, according to the features of the
 * shop.
 */
export const defineFeatures: NonNullable<GatsbyNode['onCreateWebpackConfig']> = async ({ actions, plugins }) => {
  const define = plugins.define as (members: Record<string, string>) => object
  const members = Object.entries(await loadFeatures()).map(([feature, isOffered]) => [
    `__OFFERED__.${feature}`,
    String(isOffered),
  ])
  actions.setWebpackConfig({ plugins: [define(Object.fromEntries(members) as Record<string, string>)] })
}
