import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import rows from '../../data/pages.json'
import { languages, type Language } from '../../src/i18n/languages'
import type { HomeContent } from '../../src/pageTable/contents/home'
import { findAxeViolations } from './support/findAxeViolations'
import { readShifts, watchShifts } from './support/layoutShifts'
import { fitsWidth } from './support/fitsWidth'
import { expect, test } from './support/test'
import { describeViews } from './support/views'
import { messages } from './support/messages'

const campaigns = rows.filter(({ template }) => template === 'campaign')
const readHomeContent = (language: Language) =>
  JSON.parse(readFileSync(`data/content/${language}/home.json`, 'utf8')) as Pick<HomeContent, 'campaigns'> & {
    panels: { title: string }[]
    services: { title: string }[]
  }

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Opens the home page, and returns the layout shifts so far. A font that has just arrived may shift a line. */
async function openHome(page: Page, language: Language): Promise<number> {
  await watchShifts(page)
  await page.goto(`/${language}`)
  await page.evaluate(() => document.fonts.ready)
  return readShifts(page)
}

describeViews(({ language }) => {
  test(`the lazy sections of the home page appear without a layout shift in ${language}`, async ({ page }) => {
    const shifts = await openHome(page, language)
    const texts = readHomeContent(language)
    const findHeading = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
    const height = await measureHeight(page)
    const last = texts.services.at(-1)!
    await expect(findHeading(last.title)).toHaveCount(0)
    for (const { title } of [texts.campaigns, last]) {
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(findHeading(title)).toBeVisible({ timeout: 200 })
      }).toPass({ intervals: [50] })
    }
    for (const { title } of [...texts.panels, ...texts.services]) await expect(findHeading(title)).toBeVisible()
    expect(await readShifts(page)).toBe(shifts)
    expect(await measureHeight(page)).toBe(height)
    expect(await fitsWidth(page)).toBe(true)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`a jump to the end of the home page loads it without a layout shift in ${language}`, async ({ page }) => {
    const shifts = await openHome(page, language)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('heading', { name: readHomeContent(language).services[0]!.title })).toBeVisible()
    expect(await readShifts(page)).toBe(shifts)
  })

  test(`every campaign page shows its heading and conditions, and fits the width, in ${language}`, async ({ page }) => {
    for (const row of campaigns) {
      await page.goto(row[`path_${language}`])
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: messages[language].catalogue.campaigns.conditions }),
      ).toBeVisible()
      await expect(page.locator('#conditions')).toBeVisible()
      expect(await fitsWidth(page), row.id).toBe(true)
    }
  })

  for (const [name, path] of Object.entries({
    brands: { nl: '/nl/merken', en: '/en/brands' },
    brand: { nl: '/nl/merken/stegmark', en: '/en/brands/stegmark' },
    family: { nl: '/nl/merken/havrelund/tove', en: '/en/brands/havrelund/tove' },
    campaign: {
      nl: '/nl/acties/eindejaar-6-spile-stoelen-1-gratis',
      en: '/en/actions/year-end-buy-5-get-1-free-spile',
    },
    'past campaign': { nl: '/nl/acties/5-jaar-up-north', en: '/en/actions/5-years-up-north' },
    sale: { nl: '/nl/promoties', en: '/en/promotions' },
  })) {
    test(`axe finds no violation on a ${name} page in ${language}, and the page fits the width`, async ({ page }) => {
      await page.goto(path[language])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await fitsWidth(page)).toBe(true)
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})

for (const language of languages) {
  const { campaigns: campaignMessages } = messages[language].catalogue

  test(`the link to the conditions of a campaign leads to them with the keyboard in ${language}`, async ({ page }) => {
    const row = campaigns.find(({ id }) => id === 'year-end-spile')!
    await page.goto(row[`path_${language}`])
    await page.getByRole('link', { name: campaignMessages.conditions }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#conditions')).toBeInViewport()
  })
}
