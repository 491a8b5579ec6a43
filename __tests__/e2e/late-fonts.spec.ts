import { languages } from '../../src/i18n/languages'
import { holdRequests } from './support/holdRequests'
import { readShifts, waitForFrames, watchShifts } from './support/layoutShifts'
import { phone } from './support/phone'
import { expect, test as base } from './support/test'

const pages = {
  home: { nl: '/nl', en: '/en' },
  list: { nl: '/nl/categorie/zitten', en: '/en/category/seating' },
  product: { nl: '/nl/producten/kaarre-loungestoel', en: '/en/products/kaarre-lounge-chair' },
  'sold-out product': { nl: '/nl/producten/ris-ovale-papieren-lamp', en: '/en/products/ris-oval-paper-lamp' },
  campaign: { nl: '/nl/acties/hiljaa-weken', en: '/en/actions/hiljaa-weeks' },
  sale: { nl: '/nl/promoties', en: '/en/promotions' },
}
/** The largest sum of shifts that no user notices. Lines keep their height, but letters move by some pixels. */
const limit = 0.01

/** Without this, the browser rounds the width of every letter to whole pixels, which no phone does. */
const unrounded = '--font-render-hinting=none'
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) => provide({ ...launchOptions, args: [...(launchOptions.args ?? []), unrounded] }),
    { scope: 'worker' },
  ],
})

test.use({ ...phone, deviceScaleFactor: 2 })

for (const [name, paths] of Object.entries(pages)) {
  for (const language of languages) {
    test(`the ${name} page of a phone does not move when its fonts arrive late, in ${language}`, async ({ page }) => {
      const release = await holdRequests(page, '**/fonts/*')
      await watchShifts(page)
      await page.goto(paths[language], { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForFrames(page)
      expect(await page.evaluate(() => document.fonts.check('1em "Hedvig Letters Sans"'))).toBe(false)
      release()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await waitForFrames(page)
      expect(await page.evaluate(() => document.fonts.check('1em "Hedvig Letters Sans"'))).toBe(true)
      expect(await readShifts(page)).toBeLessThan(limit)
    })
  }
}
