import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { readShopFiles } from '../../../src/pageTable/sources/readShopFiles'
import { databaseFolder } from '../sandbox/databaseFolder'

interface Module {
  readShopFiles: typeof readShopFiles
}
type ShopFiles = ReturnType<typeof readShopFiles>

/** Only the first suite of a run parses the files in `data`, which takes longer than most suites. */
export function loadShopFiles(): ShopFiles {
  const file = path.join(databaseFolder(), 'shop-files.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ShopFiles
  // The modules that parse Markdown are loaded only if they are needed.
  const shopFiles = jest.requireActual<Module>('../../../src/pageTable/sources/readShopFiles').readShopFiles()
  const begun = path.join(databaseFolder(), `${randomUUID()}.json`)
  writeFileSync(begun, JSON.stringify(shopFiles))
  renameSync(begun, file)
  return shopFiles
}
