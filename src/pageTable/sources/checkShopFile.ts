import path from 'node:path'
import './languageList'
import { shopFolder } from '../../config/shopFolder'
import { readTranslatedFile } from './readTranslatedFile'
import { shopFile } from './shopFile'

/**
 * Checks data/shop.json. Call this function before anything else is imported: modules read the file while they load,
 * and would fail with an error that names no field. Throws a one-line Error.
 */
export function checkShopFile(folder = path.join(shopFolder, 'data')): void {
  readShopFile(folder)
}

export const readShopFile = (folder: string) => readTranslatedFile(path.join(folder, 'shop.json'), shopFile)
