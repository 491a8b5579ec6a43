import type { PictureFrame } from '../../src/ui/figure/pictureRenditions'

const original = process.env
afterEach(() => {
  process.env = original
  jest.resetModules()
})

/** Returns the addresses of a picture in a build with this setting. */
async function build(name: string, pictureUrl = '', narrowest = 0) {
  process.env = { ...original, GATSBY_PICTURE_URL: pictureUrl }
  jest.resetModules()
  const { buildPictureAddresses } = await import('../../src/ui/figure/pictureAddress')
  return buildPictureAddresses({ name, frame: 'portrait' }, { narrowest })
}

test('a name refers to a picture of the site, in AVIF of every width and in WebP', async () => {
  expect(await build('tove-oak')).toEqual({
    src: '/pictures/tove-oak-720.webp',
    matte: '/pictures/tove-oak-matte.avif',
    srcSet:
      '/pictures/tove-oak-240.avif 240w,/pictures/tove-oak-480.avif 480w,/pictures/tove-oak-720.avif 720w,/pictures/tove-oak-1152.avif 1152w',
    isLocal: true,
  })
})

test('a picture of the site that is as wide as the screen has other widths', async () => {
  const { buildPictureAddresses } = await import('../../src/ui/figure/pictureAddress')
  const listWidths = (name: string, frame: PictureFrame) =>
    buildPictureAddresses({ name, frame }, { narrowest: 480, isScreenWide: true }).srcSet?.match(/\d+(?=w)/g)
  expect(listWidths('tove-oak', 'portrait')).toEqual(['480', '840', '1152'])
  expect(listWidths('room-living', 'room')).toEqual(['800', '1440', '2000'])
  expect(listWidths('https://cdn.example.com/12-{width}.jpg', 'portrait')).toEqual(['480', '720', '1152'])
})

test('only a room of the site has a part for phones', async () => {
  const { buildPictureAddresses } = await import('../../src/ui/figure/pictureAddress')
  const findTall = (name: string, frame: PictureFrame) => buildPictureAddresses({ name, frame }).tall
  expect(findTall('room-living', 'room')).toBe('/pictures/room-living-tall-800.avif')
  expect(findTall('tove-oak', 'portrait')).toBeUndefined()
  expect(findTall('https://cdn.example.com/12-{width}.jpg', 'room')).toBeUndefined()
})

test('a name is inserted into the configured address, in every requested width', async () => {
  expect(await build('chairs/Tove_1', 'https://cdn.example.com/{name}/{width}.jpg', 720)).toEqual({
    src: 'https://cdn.example.com/chairs/Tove_1/720.jpg',
    srcSet: 'https://cdn.example.com/chairs/Tove_1/720.jpg 720w,https://cdn.example.com/chairs/Tove_1/1152.jpg 1152w',
    isLocal: false,
  })
})

test.each(['https://cdn.example.com/p', 'https://cdn.example.com/p/'])(
  'a name is appended to the configured address %s, with one size',
  async (base) => {
    const src = 'https://cdn.example.com/p/tove.jpg'
    expect(await build('tove.jpg', base)).toEqual({ src, srcSet: undefined, isLocal: false })
  },
)

test('an absolute address is used unchanged, regardless of the configuration', async () => {
  const src = 'https://api.example.com/img/12.jpg?v=3'
  expect(await build(src, 'https://cdn.example.com/{name}')).toEqual({ src, srcSet: undefined, isLocal: false })
})

test('an absolute address with a placeholder for the width has every width', async () => {
  const { src, srcSet } = await build('https://api.example.com/img/12.jpg?w={width}')
  expect(src).toBe('https://api.example.com/img/12.jpg?w=720')
  expect(srcSet).toMatch(/^https:\/\/api\.example\.com\/img\/12\.jpg\?w=240 240w,/)
})

test("a picture of the site keeps its address when the shop API's pictures are elsewhere", async () => {
  expect(await build('/pictures/room-living', 'https://cdn.example.com/{name}')).toMatchObject({
    src: '/pictures/room-living-720.webp',
    isLocal: true,
  })
})
