import { getAvifSettings, listRenditions, stampRenditions } from '../../src/commands/createRenditions'
import { tallPart, type PictureFrame } from '../../src/ui/figure/pictureRenditions'

const photo = Buffer.from('photo')
const renditions = listRenditions('tove', 'portrait')

test('a picture has an AVIF file of each width and one WebP file', () => {
  expect(renditions.map(({ file }) => file)).toEqual([
    'tove-240.avif',
    'tove-480.avif',
    'tove-720.avif',
    'tove-840.avif',
    'tove-1152.avif',
    'tove-720.webp',
  ])
})

test('a room has the part that a phone shows too', () => {
  expect(listRenditions('room-living', 'room')).toContainEqual(
    expect.objectContaining({ file: 'room-living-tall-800.avif', part: tallPart }),
  )
})

test('renditions that users look at closely have the full resolution of colour', () => {
  const listColours = (frame: PictureFrame) =>
    [240, 480, 720, 2000].map((width) => getAvifSettings(width, frame).chromaSubsampling)
  expect(listColours('portrait')).toEqual(['4:2:0', '4:4:4', '4:4:4', '4:4:4'])
  expect(listColours('room')).toEqual(['4:2:0', '4:4:4', '4:2:0', '4:2:0'])
})

test('the stamp of a picture changes with its photo, its widths and the settings', () => {
  const stamp = stampRenditions(photo, renditions)
  expect(stampRenditions(Buffer.from('photo'), listRenditions('tove', 'portrait'))).toBe(stamp)
  expect(stampRenditions(Buffer.from('another'), renditions)).not.toBe(stamp)
  expect(stampRenditions(photo, renditions.slice(1))).not.toBe(stamp)
  const coarse = renditions.map((each) => ('avif' in each ? { ...each, avif: { ...each.avif, quality: 20 } } : each))
  expect(stampRenditions(photo, coarse)).not.toBe(stamp)
})
