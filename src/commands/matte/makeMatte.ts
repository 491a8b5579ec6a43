import sharp from 'sharp'
import { findGround } from './findGround'
import { averagePlane, visitNeighbours, type Pixels } from './pixels'

/** The width of a matte in px. The edges of the photo itself stay as sharp as it is. */
export const matteWidths = { portrait: 480, wide: 720 }

/**
 * Makes the matte of a photo of a product on an even ground: opaque where the ground is, its shadow included, with the
 * light that the ground lacks. Dividing the photo by one minus this light makes the ground white and leaves the shadow,
 * so that it can take any colour. Returns null for a photo without such a ground.
 */
export async function makeMatte(photo: Buffer, width: number): Promise<sharp.Sharp | null> {
  const { data, info } = await sharp(photo).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const sharpPixels: Pixels = { width: info.width, height: info.height, colours: Float32Array.from(data) }
  const ground = findGround(sharpPixels)
  if (!ground) return null
  const opacity = softenEdges(sharpPixels, ground.isGround, ground.colours)
  const matte = Buffer.alloc(opacity.length * 4)
  opacity.forEach((share, index) => {
    for (let channel = 0; channel < 3; channel++) {
      matte[index * 4 + channel] = Math.round(Math.min(255, Math.max(0, 255 - ground.colours[index * 3 + channel]!)))
    }
    matte[index * 4 + 3] = Math.round(share * 255)
  })
  return sharp(matte, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** How far the ground reaches into the blurred edge of the product, in px. */
const reachSteps = 4
/** How bright a blurred edge may be in comparison with the ground. What differs more is the product. */
const minBrightness = 0.75
const maxBrightness = 1.05

function softenEdges({ width, height, colours }: Pixels, isGround: Uint8Array, ground: Float32Array): Float32Array {
  let area = isGround
  for (let step = 0; step < reachSteps; step++) {
    const grownArea = area.slice()
    for (let index = 0; index < area.length; index++) {
      const brightness = colours[index * 3 + 1]! / ground[index * 3 + 1]!
      if (area[index] || brightness > maxBrightness || brightness < minBrightness) continue
      visitNeighbours(index, width, area.length, (next) => {
        if (area[next]) grownArea[index] = 1
      })
    }
    area = grownArea
  }
  return averagePlane(Float32Array.from(area), width, height, 1)
}
