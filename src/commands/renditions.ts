/**
 * `npm run pictures`: creates AVIF and WebP renditions of data/catalogue/photos in static/pictures. Existing renditions
 * are skipped, so a second run takes no time. They are committed, so `npm start` and `npm run build` need not encode
 * pictures.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { fallbackWidth, detectPictureFrame, renditionWidths } from '../ui/figure/pictureRenditions'

const source = 'data/catalogue/photos'
const target = 'static/pictures'
const avif = { quality: 58, effort: 4 }
const webp = { quality: 78, effort: 5 }

async function render(file: string): Promise<number> {
  const name = path.parse(file).name
  const input = path.join(source, file)
  const { width = 0, height = 0 } = await sharp(input).metadata()
  const frame = detectPictureFrame(width, height)
  let made = 0
  const write = async (format: 'avif' | 'webp', to: number) => {
    const output = path.join(target, `${name}-${to}.${format}`)
    if (existsSync(output)) return
    const resized = sharp(input).resize({ width: to, withoutEnlargement: true })
    await (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toFile(output)
    made += 1
  }
  for (const to of renditionWidths[frame]) await write('avif', to)
  await write('webp', fallbackWidth[frame])
  return made
}

async function main(): Promise<void> {
  mkdirSync(target, { recursive: true })
  const files = readdirSync(source).filter((file) => file.endsWith('.jpg'))
  let made = 0
  for (const file of files) made += await render(file)
  process.stdout.write(`${files.length} pictures, ${made} renditions made\n`)
}

void main()
