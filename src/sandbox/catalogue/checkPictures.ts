import { readdirSync } from 'node:fs'
import { rowName, type DataPath } from './rowName'
import type { CatalogueData, PictureData } from './shape'

/** Where the originals and the renditions of them are. */
export interface PictureFolders {
  photos: string
  renditions: string
}

function* picturesOf(data: CatalogueData): Generator<[PictureData, DataPath]> {
  for (const [index, brand] of data.brands.entries()) {
    yield [brand.picture, ['brands', index]]
    if (brand.picture2) yield [brand.picture2, ['brands', index]]
  }
  for (const list of ['categories', 'families', 'scenes', 'campaigns'] as const) {
    for (const [index, row] of data[list].entries()) if (row.picture) yield [row.picture, [list, index]]
  }
  for (const [index, product] of data.products.entries()) {
    for (const [number, combination] of product.combinations.entries()) {
      for (const photo of combination.photos) yield [photo, ['products', index, 'combinations', number]]
    }
  }
}

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    // A folder that is not there holds no picture; the message below names it.
    return []
  }
}

/** The first picture whose file is not there, in words; undefined when all are. */
export function checkPictures(data: CatalogueData, folders: PictureFolders): string | undefined {
  const photos = new Set(filesIn(folders.photos))
  const renditions = new Set(filesIn(folders.renditions).map((file) => file.replace(/-\d+\.(avif|webp)$/, '')))
  for (const [picture, path] of picturesOf(data)) {
    const { row } = rowName(data, path)
    if (!photos.has(picture.file)) return `${row}: picture "${picture.file}" is not in data/catalogue/photos`
    if (!renditions.has(picture.file.replace(/\.jpg$/, ''))) {
      return `${row}: picture "${picture.file}" has no rendition in static/pictures (npm run pictures makes them)`
    }
  }
  return undefined
}
