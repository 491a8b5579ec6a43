import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import * as v from 'valibot'
import { env } from '../../config/env'
import { shopFolder } from '../../config/shopFolder'
import { hasStore, openingHours } from '../../contract/openingHours'
import { determineFeatures, type Features, findSwitchErrors } from '../../pageTable/features'
import { readShopFile } from '../../pageTable/sources/checkShopFile'
import { isShowroom, readFeatureSources } from '../../pageTable/sources/readCatalogue'
import { readCheckedFile } from '../../pageTable/sources/readCheckedFile'
import { readTranslatedFile } from '../../pageTable/sources/readTranslatedFile'

let cachedFeatures: Promise<Features> | undefined

/**
 * Loads the features of the shop from the shop API and data/shop.json. The features are read only once, so that the
 * pages and the scripts of a build agree. Rejects with an Error if the shop API fails, or if data/shop.json turns on a
 * feature that the shop lacks.
 */
export const loadFeatures = (): Promise<Features> => (cachedFeatures ??= readFeatures())

async function readFeatures(): Promise<Features> {
  const { features: switches } = readShopFile(path.join(shopFolder, 'data'))
  const { links, hasShowroom } = env.shopApiUrl
    ? await readFeatureSources((request) => fetch(request), env.shopApiUrl)
    : readSandboxSources()
  const hours = readTranslatedFile(path.join(shopFolder, 'data/opening-hours.json'), openingHours)
  const features = determineFeatures(links, switches, { hasShowroom, hasStore: hasStore(hours) })
  const errors = findSwitchErrors(features, switches)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return features
}

/** The sandbox has every link. */
function readSandboxSources() {
  const file = path.join(shopFolder, 'data/catalogue/catalogue.json')
  const { campaigns } = readCheckedFile(file, v.object({ campaigns: v.array(v.object({ id: v.string() })) }))
  return { links: null, hasShowroom: campaigns.some(isShowroom) }
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
