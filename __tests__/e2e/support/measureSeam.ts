import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The distance in px from the seam at which the colours on either side are taken. */
const reach = 6

/**
 * Measures the difference of the colours above and below the upper edge of an element, in levels of the channel in which
 * they differ most. On a phone the elements of a list have no ground beside them.
 */
export async function measureSeam(page: Page, box: { x: number; y: number }): Promise<number> {
  const clip = { x: Math.round(box.x) + 8, y: Math.round(box.y) - reach, width: 1, height: 2 * reach }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = (info.height - 1) * info.width * info.channels
  return Math.max(...[0, 1, 2].map((channel) => Math.abs(data[channel]! - data[last + channel]!)))
}
