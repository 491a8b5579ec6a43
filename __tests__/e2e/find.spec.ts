import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './support/findAxeViolations'
import { readShifts, watchShifts } from './support/layoutShifts'
import { fitsWidth } from './support/fitsWidth'
import { tabsTo } from './support/keys'
import { ListVisitor } from './support/ListVisitor'
import { phone } from './support/phone'
import { journeys } from './support/journeys'
import { expect, test } from './support/test'

/** In px: the distance from the seam at which the colours on both sides are measured. */
const seamDistance = 6

/**
 * Measures how much the colours above and below the upper edge of an element differ, in levels of the channel in which
 * they differ most. On a phone, the elements of a list have no ground beside them.
 */
async function measureSeam(page: Page, box: { x: number; y: number }): Promise<number> {
  const clip = { x: Math.round(box.x) + 8, y: Math.round(box.y) - seamDistance, width: 1, height: 2 * seamDistance }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = (info.height - 1) * info.width * info.channels
  return Math.max(...[0, 1, 2].map((channel) => Math.abs(data[channel]! - data[last + channel]!)))
}

/** The pictures of green variants. */
const greenPicture = /-(sage|forest|moss|celadon)/

/**
 * Users do not notice a smaller sum of layout shifts. The name of the chosen sort order may be longer than the usual
 * one.
 */
const maxShift = 0.01

/** Opens a shared URL as another visitor and expects the same list there. */
async function expectSharedList(page: Page, address: string, names: string[]): Promise<void> {
  const friend = new ListVisitor(page)
  await page.goto(address)
  await expect(friend.section).not.toHaveAttribute('data-requested')
  await expect.poll(() => friend.listNames()).toEqual(names)
}

test('a category with three filters can be shared, and Back restores the list', async ({ page, openVisit }) => {
  const visitor = new ListVisitor(page)
  const { facets } = visitor.labels
  await page.goto(journeys.category.path)
  await visitor.chooses(facets.brands, journeys.category.brand)
  await visitor.chooses(facets.colours, journeys.category.colour)
  await visitor.chooses(facets.materials, journeys.category.material)
  expect(new URL(page.url()).search).toBe(journeys.category.query)
  expect(await findAxeViolations(page)).toEqual([])

  const before = await visitor.opens(journeys.category.product)
  await expectSharedList(await openVisit(), `${journeys.category.path}${journeys.category.query}`, before.names)
  await visitor.comesBack(before)
  expect(new URL(page.url()).search).toBe(journeys.category.query)

  await page.goBack()
  await expect(page).toHaveURL(/colour=green$/)
  await expect(
    visitor.section.getByRole('button', { name: visitor.messages.remove(journeys.category.material) }),
  ).toBeHidden()
  await page.reload()
  await visitor.seesChosen(journeys.category.colour)
  await expect(visitor.product(journeys.category.product)).toBeVisible()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the products of a sorted list appear without a layout shift', async ({ page }) => {
    const visitor = new ListVisitor(page)
    await watchShifts(page)
    const sorted = page.waitForResponse(/\/web\/v1\/products\?.*sort=price/)
    await page.goto(`${journeys.category.path}?sort=price`)
    await (await sorted).finished()
    await expect(visitor.section).not.toHaveAttribute('data-requested')
    expect(await readShifts(page)).toBeLessThan(maxShift)
  })
})

test('every card shows and links to a variant in the chosen colour', async ({ page }) => {
  const visitor = new ListVisitor(page)
  await page.goto(journeys.category.path)
  await visitor.chooses(visitor.labels.facets.colours, journeys.category.colour)
  // The new picture of a card is over its former one.
  const pictures = await visitor.section
    .locator('li:has(picture)')
    .evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll('img')].at(-1)!.getAttribute('src')))
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((name) => !greenPicture.test(name ?? ''))).toEqual([])
  await expect(visitor.section.locator('[data-loaded] img').first()).toBeVisible()
  await expect(visitor.section).toHaveAttribute('data-wall', 'sage')
  // The popover still covers the first row.
  const last = visitor.section.locator('picture[style]').last()
  await last.evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect
    .poll(async () => measureSeam(page, (await last.boundingBox())!), 'the ground is the wall')
    .toBeLessThan(4)
  expect(await findAxeViolations(page)).toEqual([])
  const links = await visitor.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''))
  expect(links).toHaveLength(pictures.length)
  for (const link of links) {
    const html = await (await page.request.get(link)).text()
    expect(/<main.*?<img[^>]* src="([^"]*)"/s.exec(html)?.[1], link).toMatch(greenPicture)
  }
  const name = (await visitor.cards.first().textContent())!
  await visitor.cards.first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(links[0])
  await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute('src', greenPicture)
})

test('the links of a brand lead to its series and to a product', async ({ page }) => {
  const visitor = new ListVisitor(page)
  const main = page.getByRole('main')
  await page.goto('/nl/merken')
  await main.getByRole('link', { name: journeys.brand.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: journeys.brand.name })).toBeVisible()
  expect(await findAxeViolations(page), 'brand').toEqual([])
  await main.getByRole('link', { name: journeys.brand.family, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: journeys.brand.family })).toBeVisible()
  expect(await findAxeViolations(page), 'series').toEqual([])
  await visitor.comesBack(await visitor.opens(journeys.brand.product))
})

test('the second page extends a long list, and its URL can be shared', async ({ page, openVisit }) => {
  const visitor = new ListVisitor(page)
  await page.goto(journeys.long.path)
  await visitor.showsMore()
  await expect(page).toHaveURL(/[?&]page=2$/)
  await visitor.comesBack(await visitor.opens((await visitor.listNames()).at(-1) ?? ''))
  await expectSharedList(await openVisit(), page.url(), await visitor.listNames())
})

test('a product can be found with the keyboard alone', async ({ page }) => {
  const visitor = new ListVisitor(page)
  await page.goto(journeys.category.path)
  await tabsTo(page, visitor.facet(visitor.labels.facets.brands))
  await page.keyboard.press('Enter')
  await expect(visitor.value(journeys.category.brand)).toBeVisible()
  expect(await findAxeViolations(page), 'popover').toEqual([])
  await tabsTo(page, visitor.value(journeys.category.brand))
  await page.keyboard.press('Space')
  await visitor.seesChosen(journeys.category.brand)
  await page.keyboard.press('Escape')
  await expect(visitor.facet(visitor.labels.facets.brands)).toBeFocused()
  await tabsTo(page, visitor.facet(visitor.labels.facets.price))
  await page.keyboard.press('Enter')
  const highest = page.getByRole('slider', { name: visitor.messages.price.highestHandle })
  await tabsTo(page, highest)
  await page.keyboard.press('Home')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/price=-\d+/)
  expect(await findAxeViolations(page), 'price').toEqual([])
  await tabsTo(page, page.getByRole('button', { name: /^Toon \d/ }))
  await page.keyboard.press('Enter')
  await tabsTo(page, visitor.product(journeys.category.product))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: journeys.category.product })).toBeVisible()
})

test.describe('a phone of 390 px', () => {
  test.use(phone)

  test('a product can be found with the filter drawer', async ({ page }) => {
    const visitor = new ListVisitor(page)
    const { messages, labels } = visitor
    await page.goto(journeys.category.path)
    await visitor.facet(labels.filter).tap()
    const drawer = page.getByRole('dialog', { name: messages.filter })
    await drawer.locator('summary', { hasText: labels.facets.colours }).tap()
    await visitor.ticks(journeys.category.colour)
    await drawer.locator('summary', { hasText: labels.facets.price }).tap()
    await expect(drawer.getByRole('slider')).toHaveCount(2)
    expect(await findAxeViolations(page), 'drawer').toEqual([])
    await drawer.getByRole('button', { name: /^Toon \d/ }).tap()
    await expect(drawer).toBeHidden()
    await expect(visitor.facet(`${labels.filter} (1)`)).toBeFocused()
    expect(await findAxeViolations(page), 'list').toEqual([])
    expect(await fitsWidth(page)).toBe(true)
    await visitor.comesBack(await visitor.opens(journeys.category.product))
  })
})
