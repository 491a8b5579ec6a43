import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { catalogue as catalogueEn } from '../../src/i18n/en/catalogue'
import { gallery as galleryEn } from '../../src/i18n/en/gallery'
import { languageId, type Language } from '../../src/i18n/languages'
import { catalogue } from '../../src/i18n/nl/catalogue'
import { gallery } from '../../src/i18n/nl/gallery'
import { setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import AccountWishlistTemplate from '../../src/templates/account-wishlist'
import { templateElement } from '../support/renderTemplate'
import { createTestStore } from '../support/shopStore'
import { startShopServer } from '../support/shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/features/wishlist/WishlistContent'
import '../../src/state/ShopProvider'

const server = startShopServer()
const words = { nl: gallery.wishlist, en: galleryEn.wishlist }
const add = { nl: catalogue.product.add, en: catalogueEn.product.add }
const chair = { id_product: 1001, id_product_attribute: 100101 }
const bench = { id_product: 1003, id_product_attribute: 100301 }
const gone = { id_product: 9999, id_product_attribute: 999901 }

/** A browser whose visitor has kept these, opens the page. */
function aWishlist(wishes: object[], language: Language = 'nl') {
  window.localStorage.setItem('upnorth.wishlist', JSON.stringify(wishes))
  const shop = createTestStore(languageId[language])
  setShopLoader(() => {
    void shop.dispatch(startShop())
    return Promise.resolve(shop)
  })
  const view = render(templateElement(AccountWishlistTemplate, null, { language, template: 'account-wishlist' }))
  return { ...view, shop, shopper: userEvent.setup() }
}

test.each(['nl', 'en'] as const)('an empty wishlist says how to fill it, in %s', async (language) => {
  const { container } = aWishlist([], language)
  expect(await screen.findByText(words[language].empty)).toBeVisible()
  expect(screen.getByRole('link', { name: words[language].emptyLink })).toHaveAttribute(
    'href',
    `/${language === 'nl' ? 'nl/nieuw' : 'en/new'}`,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['nl', 'Tove eetkamerstoel', '€ 343,20', 'Laagste prijs vorige 30 dagen: € 429', 'Tove bank'],
  ['en', 'Tove dining chair', '€343.20', 'Lowest price of the past 30 days: €429', 'Tove bench'],
] as const)(
  'every piece with its price of now, into the basket and off the list, in %s',
  async (language, name, price, lowest, other) => {
    const { container, shop, shopper } = aWishlist([chair, bench], language)
    const card = (await screen.findByRole('link', { name })).closest('li')!
    expect(card.textContent!.replace(/\u00a0/g, ' ')).toContain(price)
    expect(card.textContent!.replace(/\u00a0/g, ' ')).toContain(lowest)
    expect(screen.getByRole('link', { name: other })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()

    await shopper.click(within(card).getByRole('button', { name: add[language] }))
    await waitFor(() => expect(shop.getState().cart.cart?.items.map(({ name: each }) => each)).toEqual([name]))

    await shopper.click(within(card).getByRole('button', { pressed: true }))
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(window.localStorage.getItem('upnorth.wishlist')).toBe(JSON.stringify([bench]))
    await shopper.click(screen.getByRole('button', { name: words[language].undo }))
    expect(await screen.findByRole('link', { name })).toBeVisible()
  },
)

test.each([
  ['nl', '4 stuks'],
  ['en', '4 pieces'],
] as const)('what was kept for later comes back in the number that there were, in %s', async (language, pieces) => {
  const { shop, shopper } = aWishlist(
    [
      { ...bench, quantity: 4 },
      { ...chair, quantity: 'many' },
    ],
    language,
  )
  server.sandbox.database.run('UPDATE combination SET stock = 9 WHERE id_product_attribute = ?', 100301)
  const card = (await screen.findByRole('link', { name: language === 'nl' ? 'Tove bank' : 'Tove bench' })).closest(
    'li',
  )!
  expect(card).toHaveTextContent(pieces)
  await shopper.click(within(card).getByRole('button', { name: add[language] }))
  await waitFor(() => expect(shop.getState().cart.cart?.items.map(({ quantity }) => quantity)).toEqual([4]))
})

test('what is sold out or gone says so', async () => {
  server.sandbox.database.run(
    'UPDATE combination SET stock = 0 WHERE id_product_attribute = ?',
    chair.id_product_attribute,
  )
  const { shopper } = aWishlist([gone, chair])
  expect(await screen.findByRole('button', { name: words.nl.soldOut })).toBeDisabled()
  expect(screen.getByText(new RegExp(words.nl.gone(1)))).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: words.nl.tidy }))
  expect(screen.queryByRole('button', { name: words.nl.tidy })).not.toBeInTheDocument()
  expect(window.localStorage.getItem('upnorth.wishlist')).toBe(JSON.stringify([chair]))
})

test('with the shop away the list stays, and a second try shows it', async () => {
  server.overrideAnswer('get', '/v1/products', () => HttpResponse.error())
  const { shopper } = aWishlist([bench])
  expect(await screen.findByRole('alert')).toHaveTextContent(words.nl.failed)
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: words.nl.retry }))
  expect(await screen.findByRole('link', { name: 'Tove bank' })).toBeVisible()
})
