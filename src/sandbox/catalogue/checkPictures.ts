import { readdirSync, readFileSync } from 'node:fs'
import { type DataPath, describeRow } from './describeRow'
import type { CatalogueData, DrawingsData, PictureData } from './catalogueShape'

export interface PictureSources {
  /** The JSON file that maps the name of each photo to the stamp of its renditions. */
  renditions: string
  drawings: string
}

function* listPictures(data: CatalogueData): Generator<[PictureData, DataPath]> {
  for (const [index, brand] of data.brands.entries()) {
    for (const picture of [brand.picture, brand.picture2]) if (picture) yield [picture, ['brands', index]]
  }
  for (const listName of ['categories', 'families', 'scenes', 'campaigns'] as const) {
    for (const [index, row] of data[listName].entries()) if (row.picture) yield [row.picture, [listName, index]]
  }
  for (const [index, product] of data.products.entries()) {
    for (const picture of product.pictures) yield [picture, ['products', index]]
    for (const [variantIndex, combination] of product.combinations.entries()) {
      for (const photo of combination.photos) yield [photo, ['products', index, 'combinations', variantIndex]]
    }
  }
}

function* listDrawings({ products }: CatalogueData): Generator<[file: string, DataPath]> {
  const listNames = (drawings: DrawingsData | null) => Object.values(drawings ?? {}).map(({ file }) => file)
  for (const [index, product] of products.entries()) {
    for (const file of listNames(product.drawings)) yield [file, ['products', index]]
    for (const [variantIndex, { drawings }] of product.combinations.entries()) {
      for (const file of listNames(drawings)) yield [file, ['products', index, 'combinations', variantIndex]]
    }
  }
}

const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    // A missing folder counts as empty, so the first drawing is reported as missing.
    return []
  }
}

/** Describes the first photo without renditions or drawing without a file. Returns undefined if there is none. */
export function checkPictures(data: CatalogueData, sources: PictureSources): string | undefined {
  const renditions = JSON.parse(readFileSync(sources.renditions, 'utf8')) as Record<string, string>
  for (const [picture, path] of listPictures(data)) {
    if (renditions[picture.file] !== undefined) continue
    const { row } = describeRow(data, path)
    return `${row}: picture "${picture.file}" has no renditions (npm run pictures makes them from data/catalogue/photos)`
  }
  const drawings = new Set(listFiles(sources.drawings))
  for (const [file, path] of listDrawings(data)) {
    if (!drawings.has(file)) return `${describeRow(data, path).row}: drawing "${file}" is not in static/drawings`
  }
  return undefined
}
