import rows from '../../data/pages.json'
import { buildPath } from '../../src/pageTable/paths'
import { checkAccessibility } from './support/checkAccessibility'
import { formNames, formPaths } from './support/ContactVisitor'
import { phone } from './support/phone'
import { expect, test } from './support/test'

/** Pages with a form have tests of their own. */
const withForm = new Set(formNames.map((form) => formPaths[form]('nl')))
const paths = rows.filter(({ template }) => template === 'content').map(({ path_nl }) => path_nl)

test.describe('on a phone', () => {
  test.use(phone)

  // The words of Dutch are the longest, except in the table of the privacy page.
  for (const path of [...paths.filter((path) => !withForm.has(path)), buildPath('privacy', 'en')]) {
    test(`axe finds no violation on ${path}, and the page fits the width`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
      await checkAccessibility(page, path)
    })
  }
})

for (const [width, settings] of [
  ['a wide window', {}],
  ['a phone', phone],
] as const) {
  test.describe(`in ${width}`, () => {
    test.use(settings)

    test('the last row of the team is as wide as the first', async ({ page }) => {
      await page.goto(buildPath('team', 'nl'))
      const members = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      await expect(members).toHaveCount(8)
      const list = await members.first().locator('..').boundingBox()
      const last = await members.last().boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0)
    })
  })
}
