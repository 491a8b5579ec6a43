import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../../src/config/shopFolder'
import type { CatalogueData } from '../../../src/sandbox/catalogue/catalogueShape'

/** Tests of code use the catalogue of the demo. */
export const catalogueData = JSON.parse(
  readFileSync(path.join(shopFolder, 'data/catalogue/catalogue.json'), 'utf8'),
) as CatalogueData
