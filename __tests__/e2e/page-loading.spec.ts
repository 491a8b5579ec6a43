import type { Page, Route } from '@playwright/test'
import { journeys } from './support/journeys'
import { waitForFrames } from './support/layoutShifts'
import { ListVisitor } from './support/ListVisitor'
import { notFoundTitle } from './support/messages'
import { followLink, isSameLoad, markLoad } from './support/navigation'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

const brands = '/nl/merken'
const contact = '/nl/contact'
const targets = [
  ['a search', '/nl/zoeken', '?q=eik#main'],
  ['a sorted and filtered list', '/nl/categorie/zitten', '?colour=black&sort=price'],
  ['the checkout', '/nl/afrekenen', '?utm_source=email#main'],
] as const

/** Performs an action that makes the browser load another document, and waits for that document. */
async function leavesDocument(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded')
  await act()
  await loaded
}

/** Returns a function that says whether the browser has requested another document since. */
function watchLeaving(page: Page): () => boolean {
  let hasLeft = false
  page.on('request', (request) => {
    hasLeft ||= request.isNavigationRequest()
  })
  return () => hasLeft
}

/**
 * Makes every page that is loaded by a link, Back or Forward belong to a newer build, until the browser loads a
 * document. A page that is loaded in advance is one of them.
 */
async function publishesNewBuild(page: Page): Promise<void> {
  const hasLeft = watchLeaving(page)
  await page.route('**/page-data/app-data.json', (route) =>
    hasLeft() ? route.fallback() : route.fulfill({ json: { webpackCompilationHash: 'next' } }),
  )
}

/**
 * Handles the first request for matching addresses, and lets later ones through. A route with `times: 1` would turn
 * interception off after that request, and Chromium then loses a document that it requests at the same moment.
 */
async function routeOnce(page: Page, address: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(address, (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return handle(route)
  })
}

/** Opens the home page and waits until its scripts handle links. */
async function startsAtHome(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  await waitsForScripts(page)
  await page.waitForLoadState('networkidle')
  await markLoad(page)
  return shopper
}

test.describe('page data', () => {
  // The browser itself reports each failed request.
  test.use({ expectedErrors: /status of (404|500|503)/ })

  for (const [what, path, rest] of targets) {
    test(`page data that fail are requested three more times, and then the browser opens the whole address of ${what}`, async ({
      page,
    }) => {
      await startsAtHome(page)
      let failures = 0
      const hasLeft = watchLeaving(page)
      await page.route(`**/page-data${path}/page-data.json*`, (route) => {
        if (hasLeft()) return route.continue()
        failures += 1
        return route.fulfill({ status: 503 })
      })
      await leavesDocument(page, () => followLink(page, path + rest))
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
      const shopper = await startsAtHome(page)
      await page.route(`**/page-data${contact}/page-data.json`, (route) => route.fulfill({ status, body }))
      await page.route(`**${contact}`, (route) => route.fulfill({ status: 404, body: '' }))
      await followLink(page, contact)
      await shopper.seesHeading(notFoundTitle[shopper.language])
      await expect(page).toHaveURL(new RegExp(`${contact}$`))
      expect(await isSameLoad(page)).toBe(true)
    })
  }

  test('page data that fail with a 500 are an error, and the browser opens the address after one request', async ({
    page,
  }) => {
    await startsAtHome(page)
    const requests: string[] = []
    for (const [path, status] of [
      [contact, 500],
      ['/500.html', 404],
    ] as const) {
      await routeOnce(page, `**/page-data${path}/page-data.json`, (route) => {
        requests.push(path)
        return route.fulfill({ status })
      })
    }
    await leavesDocument(page, () => followLink(page, `${contact}?utm_source=email`))
    expect(requests).toEqual([contact, '/500.html'])
    await expect(page).toHaveURL(new RegExp(`${contact}/?\\?utm_source=email$`))
  })
})

test('a new build is loaded by the next link, with the query and the hash', async ({ page }) => {
  const shopper = await startsAtHome(page)
  await publishesNewBuild(page)
  await leavesDocument(page, () => followLink(page, `${brands}?utm_source=email#main`))
  await expect(page).toHaveURL(new RegExp(`${brands}/?\\?utm_source=email#main$`))
  await shopper.seesHeading('Merken')
})

test('a new build is loaded by Back', async ({ page }) => {
  const shopper = await startsAtHome(page)
  const title = await page.title()
  await shopper.opensCategory()
  await page.reload()
  await waitsForScripts(page)
  await page.waitForLoadState('networkidle')
  await markLoad(page)
  await publishesNewBuild(page)
  await leavesDocument(page, () => page.evaluate(() => window.history.back()))
  await expect(page).toHaveTitle(title)
  await expect(page).toHaveURL(/\/nl\/?$/)
})

test('Forward after Back restores the scroll positions of a product and of an extended list', async ({ page }) => {
  const visitor = new ListVisitor(page)
  await page.goto('/nl')
  await page.goto(journeys.long.path)
  await expect(visitor.cards.first()).toBeVisible()
  await visitor.showsMore()
  const list = await visitor.opens((await visitor.listNames()).at(-1) ?? '')
  await page.evaluate(() => window.scrollTo(0, 500))
  await waitForFrames(page)
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
