import { findAxeViolations } from './support/findAxeViolations'
import { fitsWidth } from './support/fitsWidth'
import { journeys } from './support/journeys'
import { tabsTo } from './support/keys'
import { ListVisitor } from './support/ListVisitor'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

const { catalogue, gallery, list } = messages.nl
const { scale } = list

test('a click switches a list to drawings, its URL can be shared, and Back leads to the photos', async ({
  page,
  openVisit,
}) => {
  const visitor = new ListVisitor(page)
  await page.goto(journeys.category.path)
  const photos = await visitor.listNames()
  await visitor.facet(visitor.labels.toScale).click()
  const room = page.getByRole('region', { name: scale.title })
  await expect(room.locator('li path').first()).toBeAttached()
  expect(await visitor.listNames()).toEqual(photos)
  expect(await findAxeViolations(page)).toEqual([])

  const friend = await openVisit(phone)
  await friend.goto(page.url())
  const drawings = friend.getByRole('region', { name: scale.title }).locator('li')
  await expect(drawings).toHaveCount(photos.length)
  await expect(drawings.locator('path').first()).toBeAttached()
  expect(await fitsWidth(friend)).toBe(true)
  const edges = await drawings.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(390)

  await page.goBack()
  await expect(visitor.section.locator('picture').first()).toBeVisible()
  await expect(room).toBeHidden()
})

test('no product is alone in the last row of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${journeys.category.path}?view=scale`)
  const drawings = page.getByRole('region', { name: scale.title }).locator('li')
  await expect(drawings.nth(6)).toBeAttached()
  const floors = await drawings.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom))
  expect(new Set(floors).size).toBeGreaterThan(1)
  expect(floors.filter((floor) => floor === Math.max(...floors)).length).toBeGreaterThan(1)
})

test('a product is found among the drawings with the keyboard alone', async ({ page }) => {
  const visitor = new ListVisitor(page)
  await page.goto(journeys.category.path)
  await tabsTo(page, visitor.facet(visitor.labels.toScale))
  await page.keyboard.press('Enter')
  const last = page.getByRole('region', { name: scale.title }).getByRole('link').last()
  await expect(last).toBeAttached()
  const name = (await last.textContent()) ?? ''
  await tabsTo(page, last)
  await expect(last).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a product is drawn against a wall of the width that the user types', async ({ page }) => {
  await page.goto('/nl/producten/lampi-driezitsbank')
  await page.getByRole('button', { name: catalogue.product.inYourRoom }).click()
  // The drawing of the room opens within the viewport and receives the focus.
  await expect(page.getByRole('group', { name: catalogue.product.inYourRoom })).toBeFocused()
  await expect(page.getByText(gallery.room.door(83))).toBeInViewport()
  const wall = page.getByLabel(gallery.room.wall)
  await wall.fill('420')
  await expect(page.getByText(gallery.room.fits('252', 84))).toBeVisible()
  await expect(page.getByText(gallery.room.door(83))).toBeVisible()
  await wall.fill('200')
  await expect(page.getByText(gallery.room.tooWide('252', 52))).toBeVisible()
  await wall.fill('zes')
  await expect(page.getByText(gallery.room.unreadable)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await page.goto('/nl/producten/rund-eettafel')
  await page.getByRole('button', { name: catalogue.product.inYourRoom }).click()
  await expect(page.getByLabel(gallery.room.wall)).toHaveValue('200')
})
