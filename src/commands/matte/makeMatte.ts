import sharp from 'sharp'
import { findGround, widenArea } from './findGround'
import { findProduct, type Hints, readPixels } from './findProduct'
import { averagePlane, visitNeighbours, type Pixels } from './pixels'

/** The width of a matte in px. The edges of the photo itself stay as sharp as it is. */
export const matteWidths = { portrait: 480, wide: 720 }

/**
 * Makes the matte of a photo of a product on an even ground: opaque where the ground is, its shadow included, with the
 * light that the ground lacks. Dividing the photo by one minus this light makes the ground white and leaves the shadow,
 * so that it can take any colour. Returns null for a photo without such a ground.
 */
export async function makeMatte(photo: Buffer, width: number, hints: Hints = {}): Promise<sharp.Sharp | null> {
  const pixels = await readPixels(photo, width)
  const isProduct = await findProduct(pixels, photo, hints)
  const ground = findGround(pixels, isProduct)
  if (!ground) return null
  const opacity = softenEdges(pixels, isProduct, ground.isGround, ground.colours)
  const matte = Buffer.alloc(opacity.length * 4)
  opacity.forEach((share, index) => {
    for (let channel = 0; channel < 3; channel++) {
      matte[index * 4 + channel] = Math.round(Math.min(255, Math.max(0, 255 - ground.colours[index * 3 + channel]!)))
    }
    matte[index * 4 + 3] = Math.round(share * 255)
  })
  return sharp(matte, { raw: { width, height: pixels.height, channels: 4 } })
}

/** How far the ground reaches into the blurred edge of the product, in px. */
const reachSteps = 4
/** How bright a blurred edge may be in comparison with the ground. What differs more is the product. */
const minBrightness = 0.75
const maxBrightness = 1.05
/** How far from a product that is known the ground may differ more, because a camera sharpens edges, in px. */
const haloSteps = 2

function softenEdges(
  { width, height, colours }: Pixels,
  isProduct: Uint8Array,
  isGround: Uint8Array,
  ground: Float32Array,
): Float32Array {
  const isBesideProduct = widenArea(isProduct, width, haloSteps)
  let area = isGround
  for (let step = 0; step < reachSteps; step++) {
    const grownArea = area.slice()
    for (let index = 0; index < area.length; index++) {
      const brightness = colours[index * 3 + 1]! / ground[index * 3 + 1]!
      if (area[index] || isProduct[index]) continue
      if ((brightness > maxBrightness || brightness < minBrightness) && !isBesideProduct[index]) continue
      visitNeighbours(index, width, area.length, (next) => {
        if (area[next]) grownArea[index] = 1
      })
    }
    area = grownArea
  }
  return averagePlane(Float32Array.from(area), width, height, 1)
}
