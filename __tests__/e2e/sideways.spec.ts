import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import rows from '../../data/pages.json'
import { type Language, languages } from '../../src/i18n/languages'
import { fitsWidth } from './support/fitsWidth'
import { expect, test } from './support/test'

// The HTML of a page has its layout already, and a page without script is ready at once.
test.use({ javaScriptEnabled: false, expectedErrors: /ERR_FAILED/ })

/** Phones and tablets beside the breakpoints, and a wide screen (docs/look.md, "Space, grid, shape"). */
const widths = [320, 360, 720, 768, 2560] as const

/**
 * Returns the addresses of the page table, and those that the build made from its patterns, as the site map has them.
 * The pages of a product's variants differ in a name only, so the one with the longest address stands for all.
 */
function listAddresses(language: Language): string[] {
  const found = readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)
  const built = [...found].flatMap(([, path = '']) => (path.startsWith(`/${language}`) ? [path] : []))
  const plain = rows.map((row) => row[`path_${language}`]).filter((path) => !/[:*]/.test(path))
  const variants = new Map<string, string>()
  const others = [...plain, ...built].filter((path) => {
    const [, , pattern = '', product = '', variant] = path.split('/')
    if (!variant || !['producten', 'products'].includes(pattern)) return true
    if (path.length > (variants.get(product)?.length ?? 0)) variants.set(product, path)
    return false
  })
  return [...new Set([...others, ...variants.values()])]
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
}

async function expectFit(page: Page, someWidths: readonly number[]): Promise<void> {
  for (const width of someWidths) {
    await setWidth(page, width)
    expect(await fitsWidth(page), `${width} px`).toBe(true)
  }
}

for (const language of languages) {
  const addresses = listAddresses(language)
  test(`nothing scrolls sideways from 320 to 2560 px, in ${language}`, async ({ page }) => {
    expect(addresses.length).toBeGreaterThan(100)
    // The files of the pictures would take most of the time, and a page must fit without them too.
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    const scrolling: string[] = []
    for (const address of addresses) {
      // A page that shrinks is laid out again a moment later, so it begins narrow.
      await setWidth(page, widths[0])
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      for (const width of widths) {
        await setWidth(page, width)
        if (!(await fitsWidth(page))) scrolling.push(`${address} at ${width} px`)
      }
    }
    expect(scrolling).toEqual([])
  })
}

for (const name of ['O’Læry & Søn, wonen en tuin', 'Wandrekuitbreidingsmodulewinkel']) {
  test(`a shop with the name “${name}” does not scroll sideways`, async ({ page }) => {
    await page.goto('/nl')
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.evaluate((element, text) => (element.lastChild!.textContent = text), name)
    await expectFit(page, [320, 390, 768, 1240, 1440])
  })
}

for (const address of ['/nl/merken', '/nl/merken/havrelund', '/nl/merken/havrelund/tove']) {
  test(`a long name of a brand or series does not make ${address} scroll sideways`, async ({ page }) => {
    await page.goto(address)
    const names = page.locator('main :is(h1, nav li a, nav [aria-current], a[href^="/nl/merken/"])')
    await names.evaluateAll((elements) =>
      elements.forEach((element) => (element.textContent = 'Koninklijke Gereedschapsfabriek en Machinehandel')),
    )
    await expectFit(page, [320, 390, 768, 1440])
  })
}

for (const width of [720, 768, 1024, 1440]) {
  test(`no name of a brand covers what stands beside it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/nl/merken')
    const covering = await page.locator('main li:has(picture) > a').evaluateAll((names) =>
      names.flatMap((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const { right, top, bottom } = range.getBoundingClientRect()
        const isCovered = [...(name.parentElement?.querySelectorAll('span') ?? [])].some((text) => {
          const place = text.getBoundingClientRect()
          return place.top < bottom && place.bottom > top && place.left < right
        })
        return isCovered ? [name.textContent] : []
      }),
    )
    expect(covering).toEqual([])
  })
}
