import type { Locator } from '@playwright/test'
import { maxCityLength, maxLineLength, maxNameLength } from '../../src/contract/limits'
import { buildPath, categoryIndexId } from '../../src/pageTable/paths'
import { ApiClient, delivery } from './support/ApiClient'
import { fitsWidth } from './support/fitsWidth'
import { messages } from './support/messages'
import { openWithCart } from './support/openWithCart'
import { readPlacedOrders } from './support/placedOrders'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { storeTokens } from './support/tokens'
import { variants } from './support/variants'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 404/ })

/** The longest name and address that the forms accept, without a place at which a line usually breaks. */
const person = {
  ...delivery,
  firstname: 'W'.repeat(maxNameLength),
  lastname: 'M'.repeat(maxNameLength),
  address1: `${'Q'.repeat(maxLineLength - 2)} 1`,
  city: 'O'.repeat(maxCityLength),
}

test('pages with the longest names and addresses do not scroll sideways', async ({ page }) => {
  const email = 'long.names@example.com'
  const api = new ApiClient(page.request, 'nl')
  await api.createCustomer(email, 'drie stoelen en een tafel', person)
  await api.addAddress('Graslei 4')
  await api.placeOrder(variants.mugs)
  await api.add(variants.mugs)
  await api.chooseHomeDelivery()
  await storeTokens(page, api.tokens)
  const order = String(readPlacedOrders(email)[0]?.id_order)
  for (const path of [
    buildPath('my-account', 'nl'),
    buildPath('my-addresses', 'nl'),
    buildPath('my-order', 'nl', { order }),
    `${buildPath('order-confirmation', 'nl')}?order=${order}`,
    buildPath('checkout-step-guest', 'nl'),
    buildPath('checkout-step-shipping', 'nl'),
    buildPath('checkout-step-payment', 'nl'),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(person.city).first()).toBeVisible()
    expect(await fitsWidth(page), path).toBe(true)
  }
})

test('a large amount of a line stays in the column of its name', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await openWithCart(shopper, 'cart', { lines: [[variants.reduced, 41]] })
  const line = shopper.main.getByRole('listitem').filter({ hasText: '41' }).first()
  const amount = line.getByText('€ 14.071,20', { exact: true })
  await expect(amount).toBeVisible()
  const findEnd = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right)
  expect(await findEnd(amount)).toBeLessThanOrEqual(await findEnd(line))
})

test('product names with a word wider than a phone do not make pages scroll sideways', async ({ page }) => {
  const word = 'Wandrekuitbreidingsmodulekoppelstukkenset'
  const lengthenName = (_key: string, value: unknown) =>
    typeof value === 'object' && value && 'id_product' in value && 'name' in value ? { ...value, name: word } : value
  await page.route('**/web/v1/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: JSON.parse(await response.text(), lengthenName) })
  })
  const shopper = new Shopper(page, 'nl')
  await openWithCart(shopper, 'cart')
  await expect(shopper.main.getByText(word).first()).toBeVisible()
  expect(await fitsWidth(page), 'cart').toBe(true)
  await page.goto(`${buildPath('search', 'nl')}?q=stoel`)
  await expect(shopper.main.getByText(word).first()).toBeVisible()
  expect(await fitsWidth(page), 'search').toBe(true)
  await page.setViewportSize({ width: 1024, height: 700 })
  const name = shopper.main.getByRole('link', { name: word }).first()
  const findOverflow = () =>
    name.evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth)
  expect(await findOverflow(), 'card').toBe(0)
})

test('a search term that is wider than a phone does not make a search without results scroll sideways', async ({
  page,
}) => {
  const term = 'q'.repeat(60)
  await page.goto(`${buildPath('search', 'nl')}?q=${term}`)
  await expect(page.getByRole('main').getByText(messages.nl.list.search.nothing(term))).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
})

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('a long brand or category in a link does not make pages scroll sideways', async ({ page }) => {
    const lengthen = (link: Locator, name: string) =>
      link.evaluate((element, text) => element.replaceChildren(text), name)
    for (const name of ['Gereedschapsfabriekkoppelstukkenhandel', 'De oude meubelmakers en houtbewerkers van Aarhus']) {
      await page.goto('/nl')
      await lengthen(page.locator('ol').getByRole('link').first(), name)
      expect(await fitsWidth(page), `brand ${name}`).toBe(true)
      await lengthen(page.locator(`#${categoryIndexId}`).getByRole('link').first(), name)
      expect(await fitsWidth(page), `category ${name}`).toBe(true)
      await page.goto('/nl/producten/spile-stoel')
      await lengthen(page.getByRole('link', { name: messages.nl.catalogue.product.family('Spile') }), name)
      expect(await fitsWidth(page), `series ${name}`).toBe(true)
      await page.goto('/nl/categorie/zitten/fauteuils')
      await lengthen(page.locator('li:last-child a:has(+ svg)'), name)
      expect(await fitsWidth(page), `end of a list ${name}`).toBe(true)
      const menu = page.getByRole('banner').locator('details').first()
      await menu.locator('summary').click()
      const department = menu.getByRole('navigation').getByRole('link').first()
      await lengthen(department, name)
      expect(await department.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0)
      await page.goto('/nl/404')
      await lengthen(page.getByRole('main').getByRole('listitem').first().getByRole('link'), name)
      expect(await fitsWidth(page), `page not found ${name}`).toBe(true)
    }
  })
})

test.describe('on a screen of 1240 px', () => {
  test.use({ viewport: { width: 1240, height: 700 } })

  test('a menu of twelve departments leaves the logo and the cart in their places', async ({ page }) => {
    await page.goto('/nl')
    const header = page.getByRole('banner')
    const findPlaces = () =>
      Promise.all(
        [
          header,
          header.getByRole('link').first(),
          header.getByRole('link', { name: messages.nl.frame.header.cart }),
        ].map((part) => part.boundingBox()),
      )
    const usualPlaces = await findPlaces()
    await header
      .getByRole('navigation', { name: messages.nl.frame.header.navigation })
      .getByRole('list')
      .first()
      .evaluate((list) => list.append(...[...list.children].slice(0, 4).map((entry) => entry.cloneNode(true))))
    expect(await fitsWidth(page)).toBe(true)
    expect(await findPlaces()).toEqual(usualPlaces)
  })
})
