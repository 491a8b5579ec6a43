import sharp from 'sharp'
import { findGround } from './findGround'
import { findProduct, type Hints, readPixels } from './findProduct'
import { averagePlane, listNeighbours, type Pixels, widenArea } from './pixels'

/**
 * The widths of mattes in px, by the frame of the picture. A matte can be narrower than its photo without making the
 * photo less sharp.
 */
export const matteWidths = { portrait: 480, wide: 720 }

/**
 * Makes the matte for a photo of a product on an even ground. The matte is opaque on the ground, including the shadow,
 * and its colour is the light that the ground lacks. Dividing the photo by one minus this light makes the ground white
 * but keeps the shadow, so that the ground can then get any colour. Returns null for a photo without such a ground.
 */
export async function makeMatte(photo: Buffer, width: number, hints: Hints = {}): Promise<sharp.Sharp | null> {
  const pixels = await readPixels(photo, width)
  const productArea = await findProduct(pixels, photo, hints)
  const ground = findGround(pixels, productArea, hints.outline !== undefined)
  if (!ground) return null
  const opacity = softenEdges(pixels, productArea, ground.groundArea, ground.colours)
  const matte = Buffer.alloc(opacity.length * 4)
  opacity.forEach((share, index) => {
    for (let channel = 0; channel < 3; channel++) {
      matte[index * 4 + channel] = Math.round(Math.min(255, Math.max(0, 255 - ground.colours[index * 3 + channel]!)))
    }
    matte[index * 4 + 3] = Math.round(share * 255)
  })
  return sharp(matte, { raw: { width, height: pixels.height, channels: 4 } })
}

/** The distance in px by which the ground reaches into the blurred edge of the product. */
const reachSteps = 4
/** The limits on the brightness of a blurred edge, relative to the ground. Other pixels are part of the product. */
const minBrightness = 0.75
const maxBrightness = 1.05
/** The distance in px from a known product within which these limits do not apply, because cameras sharpen edges. */
const haloSteps = 2

function softenEdges(
  { width, height, colours }: Pixels,
  productArea: Uint8Array,
  groundArea: Uint8Array,
  ground: Float32Array,
): Float32Array {
  const haloArea = widenArea(productArea, width, haloSteps)
  let area = groundArea
  for (let step = 0; step < reachSteps; step++) {
    const grownArea = area.slice()
    for (let index = 0; index < area.length; index++) {
      const brightness = colours[index * 3 + 1]! / ground[index * 3 + 1]!
      if (area[index] || productArea[index]) continue
      if ((brightness > maxBrightness || brightness < minBrightness) && !haloArea[index]) continue
      if (listNeighbours(index, width, area.length).some((next) => area[next])) grownArea[index] = 1
    }
    area = grownArea
  }
  return averagePlane(Float32Array.from(area), width, height, 1)
}
