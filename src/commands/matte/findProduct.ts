import sharp from 'sharp'
import { measureDifference, type Pixels } from './pixels'

/** The known facts about a photo besides its pixels. */
export interface Hints {
  /** Photos of the same product in other colours, from the same place and in the same light. */
  otherPhotos?: readonly Buffer[]
  /** The outline of the product as an SVG path, in px of the photo. */
  outline?: string | undefined
}

/**
 * Returns the pixels that certainly are the product: those within its outline, and those that differ from all photos of
 * other colours. The photos of other colours also reveal a white product, although its shaded side has the colour of
 * the ground. The photos do not reveal a part that is the same in all photos, such as a candle.
 */
export async function findProduct(
  photo: Pixels,
  source: Buffer,
  { otherPhotos = [], outline }: Hints,
): Promise<Uint8Array> {
  const { width, height } = photo
  const productArea = new Uint8Array(width * height)
  if (outline !== undefined) {
    const { width: sourceWidth, height: sourceHeight } = await sharp(source).metadata()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sourceWidth} ${sourceHeight}"><path fill="#fff" d="${outline}"/></svg>`
    const shape = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
    shape.forEach((opacity, index) => opacity > 127 && (productArea[index] = 1))
  }
  const differences = new Float32Array(width * height).fill(otherPhotos.length > 0 ? Infinity : 0)
  for (const otherPhoto of otherPhotos) {
    const { colours } = await readPixels(otherPhoto, width)
    differences.forEach((difference, index) => {
      differences[index] = Math.min(difference, measureDifference(photo.colours, index, colours, index))
    })
  }
  differences.forEach((difference, index) => {
    if (difference >= minDifference && difference >= findHighest(differences, index, photo) / 2) productArea[index] = 1
  })
  return productArea
}

/** The minimum difference, from 0 to 255, between two photos that is not due to their grain. */
const minDifference = 8

export async function readPixels(photo: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(photo).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: Float32Array.from(data) }
}

/**
 * The width in px of the blurred edge of a product. A pixel of the edge belongs to the product if its difference is at
 * least half of the highest difference within this distance.
 */
const edgeReach = 2

function findHighest(differences: Float32Array, index: number, { width, height }: Pixels): number {
  const x = index % width
  const y = (index - x) / width
  let highestDifference = 0
  for (let row = Math.max(0, y - edgeReach); row <= Math.min(height - 1, y + edgeReach); row++)
    for (let column = Math.max(0, x - edgeReach); column <= Math.min(width - 1, x + edgeReach); column++)
      highestDifference = Math.max(highestDifference, differences[row * width + column]!)
  return highestDifference
}
