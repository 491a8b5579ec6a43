import path from 'node:path'
import { shopFolder } from '../../config/shopFolder'

/** Returns the path of a file as the messages of a build show it. */
export const describeFile = (file: string): string => path.relative(shopFolder, file)
