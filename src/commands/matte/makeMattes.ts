import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AvifOptions } from 'sharp'
import { readEntries, writeStamps } from './stamps'
import type { Hints } from './findProduct'
import { makeMatte, matteWidths } from './makeMatte'

const catalogueFile = 'data/catalogue/catalogue.json'
const stampFile = 'data/catalogue/mattes.json'
/**
 * The file with the outlines of everything that is white in every colour of a product: SVG paths in px of the photo, by
 * the frame and the start of the photo's name.
 */
const outlineFile = 'data/catalogue/outlines.json'

const avifSettings: AvifOptions = { quality: 55, chromaSubsampling: '4:4:4', effort: 4 }

/** The version of the algorithm. Increase it when the same photo would get another matte. */
const algorithmVersion = 4

interface PlannedPicture {
  file: string
  frame: 'portrait' | 'wide'
  matte?: boolean
}

interface PlannedMatte extends PlannedPicture {
  /** The files with the same view of the product in other colours. */
  otherFiles: string[]
  outline: string | undefined
}

/** Lists the pictures that have a matte according to the catalogue, without duplicates. */
export function listMattes(): PlannedMatte[] {
  const { products } = JSON.parse(readFileSync(catalogueFile, 'utf8')) as {
    products: { combinations: { photos: PlannedPicture[] }[] }[]
  }
  const outlines = Object.entries(readEntries(outlineFile))
  return products.flatMap(({ combinations }) => {
    const photos = combinations.flatMap((combination) => combination.photos.filter(({ matte }) => matte))
    const pictures = [...new Map(photos.map((photo) => [photo.file, photo])).values()]
    return pictures.map((picture) => ({
      ...picture,
      otherFiles: pictures
        .filter(({ file, frame }) => file !== picture.file && frame === picture.frame)
        .map(({ file }) => file),
      outline: outlines.find(([start]) => `${picture.frame} ${picture.file}`.startsWith(start))?.[1],
    }))
  })
}

export const readMatteStamps = () => readEntries(stampFile)

export const buildMatteFile = (file: string, matteFolder: string): string =>
  path.join(matteFolder, `${path.parse(file).name}-matte.avif`)

/** Returns a photo, the hints about it, and a stamp of the photo, the hints and the settings. */
export function readPlannedMatte(photoFolder: string, { file, otherFiles, outline }: PlannedMatte) {
  const [photo, ...otherPhotos] = [file, ...otherFiles].map((photoFile) =>
    readFileSync(path.join(photoFolder, photoFile)),
  )
  const hash = createHash('sha256').update(JSON.stringify([algorithmVersion, avifSettings, matteWidths, outline]))
  for (const hashedPhoto of [photo!, ...otherPhotos]) hash.update(hashedPhoto)
  return { photo: photo!, hints: { otherPhotos, outline } satisfies Hints, stamp: hash.digest('hex').slice(0, 16) }
}

/**
 * Makes the missing and outdated mattes for the catalogue's pictures, and returns the number of created mattes. Throws
 * an Error if a picture has no even ground around its product.
 */
export async function makeMattes(photoFolder: string, matteFolder: string): Promise<number> {
  const stamps = readMatteStamps()
  let createdCount = 0
  for (const plannedMatte of listMattes()) {
    const { file, frame } = plannedMatte
    const { photo, hints, stamp } = readPlannedMatte(photoFolder, plannedMatte)
    const matteFile = buildMatteFile(file, matteFolder)
    if (stamps[file] === stamp && existsSync(matteFile)) continue
    const matte = await makeMatte(photo, matteWidths[frame], hints)
    if (!matte)
      throw new Error(`${file} has no even ground around its product: take its "matte" out of ${catalogueFile}`)
    await matte.avif(avifSettings).toFile(matteFile)
    stamps[file] = stamp
    writeStamps(stampFile, stamps)
    createdCount++
  }
  return createdCount
}
