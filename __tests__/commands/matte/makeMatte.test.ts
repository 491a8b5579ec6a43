import sharp from 'sharp'
import type { Hints } from '../../../src/commands/matte/findProduct'
import { makeMatte } from '../../../src/commands/matte/makeMatte'

type Colour = readonly [red: number, green: number, blue: number]

const width = 160
const height = 200
const wall: Colour = [169, 173, 152]

/** The ground of a studio: light from the left, brighter at the foot. */
const light = (x: number, y: number) => 0.88 - 0.05 * (x / width) + 0.08 * (y / height)
const ground = (x: number, y: number, share = 1): Colour => [
  252 * light(x, y) * share,
  248 * light(x, y) * share,
  239 * light(x, y) * share,
]

const isProduct = (x: number, y: number) => x > 50 && x < 110 && y > 50 && y < 140
const isOpening = (x: number, y: number) => x > 65 && x < 95 && y > 80 && y < 125
/** The shadow begins below the product and fades to the right. */
const shade = (x: number, y: number) => 1 - 0.4 * Math.max(0, 1 - Math.hypot((x - 85) / 55, (y - 142) / 22))

async function takePhoto(paint: (x: number, y: number) => Colour) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    pixels.set(paint(at % width, Math.floor(at / width)).map(Math.round), at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Puts a photo on a wall as a browser does: the ground dodged by its light, then multiplied by the wall. */
async function putOnWall(paint: (x: number, y: number) => Colour, hints: Hints = {}) {
  const made = await makeMatte(await takePhoto(paint), width, hints)
  if (!made) return null
  const matte = await made.raw().toBuffer()
  return (x: number, y: number) => {
    const at = (y * width + x) * 4
    const share = matte[at + 3]! / 255
    return paint(x, y).map((value, channel) => {
      const dodged = Math.min(255, value / (1 - matte[at + channel]! / 255))
      const white = value * (1 - share) + dodged * share
      return Math.round(white * (1 - share + (share * wall[channel]!) / 255))
    })
  }
}

const differ = (colour: readonly number[], other: readonly number[]) =>
  Math.max(...colour.map((value, channel) => Math.abs(value - other[channel]!)))

const places = [
  ['the left edge', 0, 100],
  ['the right edge', width - 1, 100],
  ['a corner', width - 1, 0],
  ['the foot', 80, height - 1],
  ['beside the product', 40, 90],
] as const

test.each([
  ['dark', [60, 64, 66]],
  ['red', [160, 70, 55]],
  ['grey', [112, 110, 106]],
  ['white', [253, 252, 250]],
] as [string, Colour][])(
  'a %s product keeps its colour, and the ground around it gets that of the wall',
  async (_, colour) => {
    const shown = (await putOnWall((x, y) => (isProduct(x, y) ? colour : ground(x, y, shade(x, y)))))!
    for (const [place, x, y] of places) expect([place, differ(shown(x, y), wall) < 4]).toEqual([place, true])
    for (const [x, y] of [
      [80, 60],
      [60, 100],
      [80, 95],
      [100, 130],
    ] as const) {
      expect([x, y, shown(x, y)]).toEqual([x, y, [...colour]])
    }
  },
)

test('the shadow of a product darkens the wall', async () => {
  const shown = (await putOnWall((x, y) => (isProduct(x, y) ? [60, 64, 66] : ground(x, y, shade(x, y)))))!
  expect(shown(85, 148)[1]! / wall[1]).toBeLessThan(0.85)
})

test('a shadow that reaches the border of the photo fades towards it and does not end at a line', async () => {
  const band = (x: number, y: number) => 1 - 0.2 * Math.max(0, 1 - Math.abs(y - 128) / 14) * (x < 110 ? 0 : 1)
  const shown = (await putOnWall((x, y) => (isProduct(x, y) ? [60, 64, 66] : ground(x, y, band(x, y)))))!
  const greens = Array.from({ length: width - 114 }, (_, index) => shown(114 + index, 128)[1]!)
  const steps = greens.slice(4).map((green, index) => green - greens[index]!)
  expect(greens[0]! / wall[1]).toBeLessThan(0.9)
  expect(wall[1] - greens.at(-1)!).toBeLessThan(6)
  expect(Math.max(...steps)).toBeLessThan(9)
})

test('the darkest shadow, right below a low product, has the hue of the wall', async () => {
  const isLow = (x: number, y: number) => isProduct(x, y) && y < 118
  const darken = (x: number, y: number) => 1 - 0.68 * Math.max(0, 1 - Math.hypot((x - 80) / 50, (y - 118) / 40))
  const shown = (await putOnWall((x, y) => (isLow(x, y) ? [160, 70, 55] : ground(x, y, darken(x, y)))))!
  const shares = shown(80, 122).map((value, channel) => value / wall[channel]!)
  expect(Math.max(...shares)).toBeLessThan(0.6)
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.01)
})

test('the wall is seen through the gaps of a grating, if the outline of its white parts is given', async () => {
  const isBar = (x: number, y: number) => isProduct(x, y) && x % 6 < 3
  const paint = (x: number, y: number) => (isBar(x, y) ? ([60, 64, 66] as const) : ground(x, y))
  const shown = (await putOnWall(paint, { outline: 'M10 10H20V20H10z' }))!
  expect(differ(shown(76, 95), wall)).toBeLessThan(12)
  expect(differ((await putOnWall(paint))!(76, 95), wall)).toBeGreaterThan(30)
})

test('the wall is seen through an opening of the product', async () => {
  const shown = (await putOnWall((x, y) =>
    isProduct(x, y) && !isOpening(x, y) ? [120, 80, 50] : ground(x, y, shade(x, y)),
  ))!
  expect(differ(shown(80, 100), wall)).toBeLessThan(4)
})

test('a white part that the product encloses remains white', async () => {
  const shown = (await putOnWall((x, y) =>
    isOpening(x, y) ? [253, 253, 254] : isProduct(x, y) ? [120, 80, 50] : ground(x, y),
  ))!
  expect(shown(80, 100)).toEqual([253, 253, 254])
})

describe('a white product whose shaded side has exactly the colour of the ground', () => {
  const paintWith = (colour?: Colour) => (x: number, y: number) =>
    isProduct(x, y) ? (colour ?? ground(x, y)) : ground(x, y, shade(x, y))
  const whole = paintWith()

  test.each([
    ['photos of it in other colours', async () => ({ otherPhotos: [await takePhoto(paintWith([60, 64, 66]))] })],
    ['its outline', () => Promise.resolve({ outline: 'M51 51H110V140H51z' })],
  ] as [string, () => Promise<Hints>][])(
    'remains white with %s, and the ground gets the wall',
    async (_, findHints) => {
      const shown = (await putOnWall(whole, await findHints()))!
      for (const [x, y] of [
        [55, 55],
        [80, 95],
        [105, 135],
      ] as const)
        expect([x, y, shown(x, y)]).toEqual([x, y, whole(x, y).map(Math.round)])
      for (const [place, x, y] of places) expect([place, differ(shown(x, y), wall) < 4]).toEqual([place, true])
    },
  )

  test('cannot be told from the ground by its photo alone', async () => {
    expect(differ((await putOnWall(whole))!(80, 95), wall)).toBeLessThan(4)
  })
})

test('a photo without an even ground has no matte', async () => {
  expect(await putOnWall((x, y) => (((x >> 3) + (y >> 3)) % 2 ? [90, 120, 80] : [200, 180, 150]))).toBeNull()
})
