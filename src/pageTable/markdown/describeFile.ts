import path from 'node:path'
import { shopFolder } from '../../config/shopFolder'

/** Returns the path of a file as build messages show it, relative to the folder of the shop. */
export const describeFile = (file: string): string => path.relative(shopFolder, file)
