import type { Language } from '../../../src/i18n/languages'
import { buildShelvingContent } from '../../../src/pageTable/pages/buildShelvingContent'
import { createCatalogueIndex } from '../../../src/pageTable/pages/catalogueIndex'
import { readCatalogue } from '../../../src/pageTable/sources/readCatalogue'
import { loadShopFiles } from './loadShopFiles'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { openSeededSandbox } from '../sandbox/openSeededSandbox'

const systems = new Map<Language, Promise<ShelvingSystem>>()

/** Builds the shelving system of the project's own catalogue as a build does, once for each suite and language. */
export function readShelvingSystem(language: Language = 'nl'): Promise<ShelvingSystem> {
  const system = systems.get(language) ?? buildSystem(language)
  systems.set(language, system)
  return system
}

async function buildSystem(language: Language): Promise<ShelvingSystem> {
  const sandbox = openSeededSandbox()
  const catalogue = await readCatalogue(sandbox.answer, 'http://sandbox.localhost')
  const { shelving } = loadShopFiles()
  const content = buildShelvingContent(shelving, shelving.brand, createCatalogueIndex(catalogue[language], language))
  sandbox.close()
  if (!content) throw new Error('The catalogue has no shelving system')
  return content.system
}
