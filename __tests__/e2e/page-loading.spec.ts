import type { Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { holdResponse } from './support/holdResponse'
import { journeys } from './support/journeys'
import { ListVisitor } from './support/ListVisitor'
import {
  holdPageData,
  isSameLoad,
  leavesDocument,
  marksLoad,
  opens,
  publishesNewBuild,
  waitsForFrames,
} from './support/pageLoading'
import { routeOnce } from './support/routeOnce'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'
import { messages } from './support/messages'

const brands: Record<Language, string> = { nl: '/nl/merken', en: '/en/brands' }
const contact: Record<Language, string> = { nl: '/nl/contact', en: '/en/contact' }
const account: Record<Language, string> = { nl: '/nl/nieuwe-account', en: '/en/new-account' }
const targets: Record<Language, readonly [what: string, path: string, rest: string][]> = {
  nl: [
    ['a search', '/nl/zoeken', '?q=eik#main'],
    ['a sorted and filtered list', '/nl/categorie/zitten', '?colour=black&sort=price'],
    ['the checkout', '/nl/afrekenen', '?utm_source=email#main'],
  ],
  en: [
    ['a search', '/en/search', '?q=oak#main'],
    ['a sorted and filtered list', '/en/category/seating', '?colour=black&sort=price'],
    ['the checkout', '/en/checkout', '?utm_source=email#main'],
  ],
}

/** Opens the home page and waits until its scripts handle links. */
async function startsAtHome(page: Page, language: Language): Promise<Shopper> {
  const shopper = new Shopper(page, language)
  await shopper.goesHome()
  await waitsForScripts(page)
  await page.waitForLoadState('networkidle')
  await marksLoad(page)
  return shopper
}

for (const language of languages) {
  test.describe(`page data in ${language}`, () => {
    // The browser itself reports each failed request.
    test.use({ expectedErrors: /status of (404|500|503)/ })

    for (const [what, path, rest] of targets[language]) {
      test(`page data that fail are requested three more times, and then the browser opens the whole address of ${what}`, async ({
        page,
      }) => {
        await startsAtHome(page, language)
        let failures = 0
        let hasLeft = false
        page.on('request', (request) => {
          hasLeft ||= request.isNavigationRequest()
        })
        await page.route(`**/page-data${path}/page-data.json*`, (route) => {
          if (hasLeft) return route.continue()
          failures += 1
          return route.fulfill({ status: 503 })
        })
        await leavesDocument(page, () => opens(page, path + rest))
        expect(failures).toBe(4)
        expect(page.url().replace(/\/(?=[?#])/, '')).toMatch(new RegExp(`${path}\\${rest}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }

    for (const [what, status, body] of [
      ['that is missing (404)', 404, ''],
      ['that is no JSON (200)', 200, '<!doctype html>'],
      ['without the fields of a page (200)', 200, '{"result":{}}'],
    ] as const) {
      test(`${what} leads to the not-found page, without a page load`, async ({ page }) => {
        const shopper = await startsAtHome(page, language)
        await page.route(`**/page-data${contact[language]}/page-data.json`, (route) => route.fulfill({ status, body }))
        await page.route(`**${contact[language]}`, (route) => route.fulfill({ status: 404, body: '' }))
        await opens(page, contact[language])
        await shopper.seesHeading(shopper.messages.headings.notFound.title)
        await expect(page).toHaveURL(new RegExp(`${contact[language]}$`))
        expect(await isSameLoad(page)).toBe(true)
      })
    }

    test('page data that fail with a 500 are an error, and the browser opens the address after one request', async ({
      page,
    }) => {
      await startsAtHome(page, language)
      const requests: string[] = []
      for (const [path, status] of [
        [contact[language], 500],
        ['/500.html', 404],
      ] as const) {
        await routeOnce(page, `**/page-data${path}/page-data.json`, (route) => {
          requests.push(path)
          return route.fulfill({ status })
        })
      }
      await leavesDocument(page, () => opens(page, `${contact[language]}?utm_source=email`))
      expect(requests).toEqual([contact[language], '/500.html'])
      await expect(page).toHaveURL(new RegExp(`${contact[language]}/?\\?utm_source=email$`))
    })
  })

  test.describe(`a new build in ${language}`, () => {
    test('a new build is loaded by the next link, with the query and the hash', async ({ page }) => {
      const shopper = await startsAtHome(page, language)
      await publishesNewBuild(page)
      await leavesDocument(page, () => opens(page, `${brands[language]}?utm_source=email#main`))
      await expect(page).toHaveURL(new RegExp(`${brands[language]}/?\\?utm_source=email#main$`))
      await shopper.seesHeading(language === 'nl' ? 'Merken' : 'Brands')
    })

    test('a new build is loaded by Back', async ({ page }) => {
      const shopper = await startsAtHome(page, language)
      const title = await page.title()
      await shopper.opensCategory()
      await page.reload()
      await waitsForScripts(page)
      await page.waitForLoadState('networkidle')
      await marksLoad(page)
      await publishesNewBuild(page)
      await leavesDocument(page, () => page.evaluate(() => window.history.back()))
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`))
    })
  })

  test.describe(`a filter without a connection in ${language}`, () => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

    test('a filter without a connection needs no page data, so that the list stays', async ({ page, context }) => {
      const { category } = journeys[language]
      const visitor = new ListVisitor(page, language)
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('page-data.json?')) requests.push(request.url())
      })
      await page.goto(`${category.path}?sort=price`)
      await visitor.facet(visitor.labels.facets.colours).click()
      await expect(visitor.value(category.colour)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await marksLoad(page)
      await context.setOffline(true)
      await visitor.value(category.colour).click()
      await expect(page).toHaveURL(/colour=green&sort=price$/)
      await expect(page.getByText(visitor.messages.failed).first()).toBeVisible()
      await expect(visitor.cards.first()).toBeAttached()
      await context.setOffline(false)
      await page.getByRole('button', { name: messages[language].frame.error.retry }).first().click()
      await visitor.seesChosen(category.colour)
      expect(await isSameLoad(page)).toBe(true)
      expect(requests).toEqual([])
    })
  })
}

test.describe('a late page', () => {
  test('a late page never replaces the page that was chosen after it, nor the text typed there', async ({ page }) => {
    const shopper = await startsAtHome(page, 'nl')
    const late = await holdPageData(page, brands.nl)
    await shopper.main.getByRole('link', { name: shopper.messages.catalogue.home.allBrands }).click()
    await opens(page, account.nl)
    const email = shopper.field(shopper.messages.identity.info.email)
    await email.fill('ine@example.com')
    await late.arrives()
    await expect(email).toHaveValue('ine@example.com')
    await expect(page).toHaveURL(new RegExp(`${account.nl}$`))
  })

  test('a late page is not shown after Back', async ({ page }) => {
    const shopper = await startsAtHome(page, 'nl')
    const title = await page.title()
    await shopper.opensCategory()
    const late = await holdPageData(page, brands.nl)
    await opens(page, brands.nl)
    await late.requested
    await page.goBack()
    await late.arrives()
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(/\/nl\/?$/)
  })
})

test('a new build waits until the cart call is done', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await page.goto(shopper.chair.path)
  await waitsForScripts(page)
  await page.waitForLoadState('networkidle')
  await marksLoad(page)
  const release = await holdResponse(page, { method: 'POST', path: /^\/cart\/items/ })
  const asked = page.waitForRequest(/\/web\/v1\/cart\/items/)
  await shopper.main.getByRole('button', { name: shopper.messages.catalogue.product.add }).first().click()
  await asked
  await publishesNewBuild(page)
  await opens(page, contact.nl)
  await expect(page).toHaveURL(new RegExp(`${contact.nl}$`))
  expect(await isSameLoad(page)).toBe(true)
  release()
  await expect(page.getByRole('banner').getByText(/^1/)).toBeVisible()
})

test('a new build waits while a form has typed text, and is loaded by the next link', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await page.goto(account.nl)
  await waitsForScripts(page)
  await page.waitForLoadState('networkidle')
  await marksLoad(page)
  await shopper.field(shopper.messages.identity.info.email).fill('ine@example.com')
  await publishesNewBuild(page)
  await opens(page, contact.nl)
  await shopper.seesHeading('Contact')
  expect(await isSameLoad(page)).toBe(true)
  await publishesNewBuild(page)
  await leavesDocument(page, () => opens(page, brands.nl))
  await shopper.seesHeading('Merken')
})

for (const language of languages) {
  test(`Forward after Back restores the scroll positions of a product and of an extended list in ${language}`, async ({
    page,
  }) => {
    const visitor = new ListVisitor(page, language)
    await page.goto(`/${language}`)
    await page.goto(journeys[language].long.path)
    await expect(visitor.cards.first()).toBeVisible()
    await visitor.showsMore()
    const list = await visitor.opens((await visitor.listNames()).at(-1) ?? '')
    await page.evaluate(() => window.scrollTo(0, 500))
    await waitsForFrames(page)
    expect(await visitor.readScrollPosition()).toBe(500)
    await visitor.comesBack(list)

    await page.goForward()
    await expect(visitor.section).toBeHidden()
    await expect.poll(() => visitor.readScrollPosition()).toBe(500)
    await visitor.comesBack(list)

    await page.goBack()
    await expect(visitor.section).toBeHidden()
    await page.goForward()
    await expect(visitor.cards.first()).toBeVisible()
    expect(await visitor.listNames()).toEqual(list.names)
    await expect.poll(() => visitor.readScrollPosition()).toBe(list.at)
  })
}
