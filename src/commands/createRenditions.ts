import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import {
  detectPictureFrame,
  fallbackWidth,
  renditionWidths,
  screenWideWidths,
  tallPart,
  type PictureFrame,
} from '../ui/figure/pictureRenditions'
import { makeMattes } from './matte/makeMattes'
import { printLine } from './printLine'
import { readEntries, writeStamps } from './matte/stamps'

const photoFolder = 'data/catalogue/photos'
const pictureFolder = 'static/pictures'
const stampFile = 'data/catalogue/renditions.json'

const webp = { quality: 78, effort: 5 }

/**
 * Returns the settings of an AVIF rendition for a width in px. Users look closely at the wider renditions: only a
 * high quality preserves weave and grain, and only the full resolution of colour preserves coloured edges. A photo of a
 * room shows fabric from a distance and is often the largest picture on a page, so its settings make the file smaller
 * (docs/decisions/pictures.md, "Pictures that show fabric").
 */
export function getAvifSettings(width: number, frame: PictureFrame): AvifOptions {
  if (width < 480) return { quality: 60, chromaSubsampling: '4:2:0', effort: 4 }
  if (width < 720) return { quality: 75, chromaSubsampling: '4:4:4', effort: 3 }
  return frame === 'room' ? roomAvif : { quality: 80, chromaSubsampling: '4:4:4', effort: 3 }
}
const roomAvif: AvifOptions = { quality: 75, chromaSubsampling: '4:2:0', effort: 4 }

/** The settings for the tall part of a photo of a room, which only phones show. */
const tallAvif: AvifOptions = { ...roomAvif, quality: 70 }

/** A file in static/pictures and the settings that create it. */
type Rendition = { file: string; width: number; part?: typeof tallPart } & (
  | { avif: AvifOptions }
  | { webp: typeof webp }
)

export function listRenditions(name: string, frame: PictureFrame): Rendition[] {
  const widths = [...new Set([...renditionWidths[frame], ...screenWideWidths[frame]])].sort((one, other) => one - other)
  const { width } = tallPart
  const tallRendition: Rendition = { file: `${name}-tall-${width}.avif`, width, part: tallPart, avif: tallAvif }
  return [
    ...widths.map((pictureWidth) => ({
      file: `${name}-${pictureWidth}.avif`,
      width: pictureWidth,
      avif: getAvifSettings(pictureWidth, frame),
    })),
    ...(frame === 'room' ? [tallRendition] : []),
    { file: `${name}-${fallbackWidth[frame]}.webp`, width: fallbackWidth[frame], webp },
  ]
}

/** Returns a stamp that changes with the photo, the widths and the settings of its renditions. */
export const stampRenditions = (photo: Buffer, renditions: readonly Rendition[]): string =>
  createHash('sha256').update(photo).update(JSON.stringify(renditions)).digest('hex').slice(0, 16)

export async function planRenditions(file: string) {
  const photo = readFileSync(path.join(photoFolder, file))
  const { width = 0, height = 0 } = await sharp(photo).metadata()
  const renditions = listRenditions(path.parse(file).name, detectPictureFrame(width, height))
  return { photo, renditions, stamp: stampRenditions(photo, renditions) }
}

export const listPhotos = (): string[] => readdirSync(photoFolder).filter((file) => file.endsWith('.jpg'))

export const readStamps = () => readEntries(stampFile)

async function cutPart(photo: Buffer, { share, centre }: typeof tallPart) {
  const { width: photoWidth, height } = await sharp(photo).metadata()
  const width = Math.round(photoWidth * share)
  return sharp(photo).extract({ left: Math.round((photoWidth - width) * centre), top: 0, width, height })
}

async function renderPicture(photo: Buffer, rendition: Rendition): Promise<void> {
  const shownPart = rendition.part ? await cutPart(photo, rendition.part) : sharp(photo)
  const resizedPicture = shownPart.resize({ width: rendition.width, withoutEnlargement: true })
  const encodedPicture = 'avif' in rendition ? resizedPicture.avif(rendition.avif) : resizedPicture.webp(rendition.webp)
  await encodedPicture.toFile(path.join(pictureFolder, rendition.file))
}

/**
 * `npm run pictures`: creates AVIF and WebP renditions of data/catalogue/photos in static/pictures, and records a stamp
 * of each photo in data/catalogue/renditions.json. Creates the mattes too. Photos with an up-to-date stamp are skipped,
 * so a second run takes little time. The renditions are committed, so `npm start` and `npm run build` need not encode
 * pictures.
 */
export async function createRenditions(): Promise<void> {
  mkdirSync(pictureFolder, { recursive: true })
  const stamps = readStamps()
  const files = listPhotos()
  let createdCount = 0
  for (const file of files) {
    const { photo, renditions, stamp } = await planRenditions(file)
    const isUpToDate =
      stamps[file] === stamp && renditions.every((rendition) => existsSync(path.join(pictureFolder, rendition.file)))
    if (isUpToDate) continue
    for (const rendition of renditions) await renderPicture(photo, rendition)
    // The stamp is written after each picture, so that an interrupted run continues where it stopped.
    stamps[file] = stamp
    writeStamps(stampFile, stamps)
    createdCount += renditions.length
  }
  const matteCount = await makeMattes(photoFolder, pictureFolder)
  printLine(`${files.length} pictures, ${createdCount} renditions and ${matteCount} mattes made`)
}
