import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AvifOptions } from 'sharp'
import { makeMatte, matteWidths } from './makeMatte'

const catalogueFile = 'data/catalogue/catalogue.json'
const stampFile = 'data/catalogue/mattes.json'

const avif: AvifOptions = { quality: 55, chromaSubsampling: '4:4:4', effort: 4 }

/** Changes when the same photo would get another matte. */
const version = 1

interface PlannedPicture {
  file: string
  frame: 'portrait' | 'wide'
  matte?: boolean
}

/** Lists the pictures that the catalogue says to have a matte, without duplicates. */
export function listMattes(): PlannedPicture[] {
  const { products } = JSON.parse(readFileSync(catalogueFile, 'utf8')) as {
    products: { combinations: { photos: PlannedPicture[] }[] }[]
  }
  const photos = products.flatMap(({ combinations }) => combinations.flatMap((combination) => combination.photos))
  return [...new Map(photos.filter(({ matte }) => matte).map((photo) => [photo.file, photo])).values()]
}

export const readMatteStamps = (): Record<string, string> =>
  existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Record<string, string>) : {}

export const stampMatte = (photo: Buffer): string =>
  createHash('sha256')
    .update(photo)
    .update(JSON.stringify([version, avif, matteWidths]))
    .digest('hex')
    .slice(0, 16)

/**
 * Makes the mattes of the catalogue's pictures that are missing or outdated, and returns how many.
 * @param source the folder of the photos
 * @param target the folder of the mattes
 */
export async function makeMattes(source: string, target: string): Promise<number> {
  const stamps = readMatteStamps()
  let madeCount = 0
  for (const { file, frame } of listMattes()) {
    const photo = readFileSync(path.join(source, file))
    const matteFile = path.join(target, `${path.parse(file).name}-matte.avif`)
    const stamp = stampMatte(photo)
    if (stamps[file] === stamp && existsSync(matteFile)) continue
    const matte = await makeMatte(photo, matteWidths[frame])
    if (!matte)
      throw new Error(`${file} has no even ground around its product: take its "matte" out of ${catalogueFile}`)
    await matte.avif(avif).toFile(matteFile)
    stamps[file] = stamp
    const sortedStamps = Object.entries(stamps).sort(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(stampFile, `${JSON.stringify(Object.fromEntries(sortedStamps), null, 2)}\n`)
    madeCount++
  }
  return madeCount
}
