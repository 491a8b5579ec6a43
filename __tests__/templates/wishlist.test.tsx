import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { wishlist as wordsEn } from '../../src/i18n/en/wishlist'
import { languageId, type Language } from '../../src/i18n/languages'
import { wishlist as wordsNl } from '../../src/i18n/nl/wishlist'
import { setShopLoader } from '../../src/state/door'
import { login } from '../../src/state/session/login'
import { loggedOut } from '../../src/state/session/sessionSlice'
import { startShop } from '../../src/state/startShop'
import AccountWishlistTemplate from '../../src/templates/account-wishlist'
import { accountDetails, register } from '../support/registered'
import { templateElement } from '../support/renderTemplate'
import { Shopper } from '../support/sandboxShopper'
import { createTestStore } from '../support/shopStore'
import { startShopServer } from '../support/shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/i18n/en/account'
import '../../src/i18n/en/identity'
import '../../src/i18n/nl/account'
import '../../src/i18n/nl/identity'
import '../../src/templates/parts/WholeWishlist'
import '../../src/state/ShopProvider'
import '../../src/state/wishlist/accountWishes'

const server = startShopServer()
const both = ['nl', 'en'] as const
const words = { nl: wordsNl, en: wordsEn }
const chair = { id_product: 1001, id_product_attribute: 100101 }
const bench = { id_product: 1003, id_product_attribute: 100301 }
const gone = { id_product: 9999, id_product_attribute: 999901 }
const names = {
  nl: { chair: 'Tove eetkamerstoel', bench: 'Tove bank' },
  en: { chair: 'Tove dining chair', bench: 'Tove bench' },
}
const path = '/v1/my/wishlist'
const { email, password } = accountDetails

/** A browser whose visitor has kept these, or whose customer has logged in, opens the page. */
function openPage({ wishes = [] as object[], language = 'nl' as Language, query = '', session = '' }) {
  if (wishes.length > 0) window.localStorage.setItem('upnorth.wishlist', JSON.stringify(wishes))
  if (session) window.localStorage.setItem('upnorth.session', session)
  window.history.replaceState(null, '', `/${language}/wishlist${query}`)
  // The shop's database is made here, and not while a shopper waits.
  void server.sandbox
  const shop = createTestStore(languageId[language])
  setShopLoader(() => {
    void shop.dispatch(startShop())
    return Promise.resolve(shop)
  })
  const view = render(templateElement(AccountWishlistTemplate, null, { language, template: 'account-wishlist' }))
  return { ...view, shop, shopper: userEvent.setup() }
}
const stored = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]
const rows = () =>
  server.sandbox.database
    .all<{ id: number }>('SELECT id_product_attribute AS id FROM wish ORDER BY id_wish')
    .map(({ id }) => id)
const change = (sql: string) => server.sandbox.database.run(`UPDATE combination SET ${sql}`)
const cardOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!
const plain = (element: Element) => element.textContent!.replace(/\u00a0/g, ' ')
const inCart = (shop: ReturnType<typeof openPage>['shop']) =>
  shop.getState().cart.cart?.items.map(({ name, quantity }) => `${quantity} × ${name}`)

/** An account with these on its list: whose it is, and the token of a session. */
async function anAccount(...items: object[]) {
  const shopper = new Shopper(server.sandbox)
  const { session } = await register(shopper)
  if (items.length > 0) await shopper.send('POST', `${path}/items`, { items })
  return { shopper, session: session.token }
}

describe('a visitor', () => {
  test.each(both)('with an empty wishlist reads how to fill it, in %s', async (language) => {
    const { container } = openPage({ language })
    expect(await screen.findByText(words[language].empty)).toBeVisible()
    expect(screen.getByRole('link', { name: words[language].emptyLink })).toHaveAttribute(
      'href',
      `/${language === 'nl' ? 'nl/nieuw' : 'en/new'}`,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['nl', '€ 343,20', 'Laagste prijs vorige 30 dagen: € 429', 'Op voorraad', '/nl/mijn-account'],
    ['en', '€343.20', 'Lowest price of the past 30 days: €429', 'In stock', '/en/my-accocunt'],
  ] as const)(
    'sees their list with prices and stock of now and the way to keep it, and takes a piece off, in %s',
    async (language, price, lowest, stock, account) => {
      const { container, shopper } = openPage({ wishes: [chair, bench], language })
      const name = names[language].chair
      const card = await cardOf(name)
      expect(plain(card)).toContain(price)
      expect(plain(card)).toContain(lowest)
      expect(plain(card)).toContain(stock)
      expect(screen.getByText(words[language].count(2))).toBeVisible()
      expect(screen.getByRole('link', { name: words[language].logIn })).toHaveAttribute('href', account)
      expect(await axe(container)).toHaveNoViolations()

      await shopper.click(within(card).getByRole('button', { pressed: true }))
      await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument())
      expect(screen.getByText(words[language].count(1))).toHaveFocus()
      expect(stored()).toEqual([bench])
      await shopper.click(screen.getByRole('button', { name: words[language].undo }))
      expect(await screen.findByRole('link', { name })).toBeVisible()
      expect(stored()).toEqual([chair, bench])
    },
  )

  test.each(both)('moves a piece to the basket, in the number that there were, in %s', async (language) => {
    change('stock = 9 WHERE id_product_attribute = 100301')
    const { shop, shopper } = openPage({ wishes: [{ ...bench, quantity: 4 }, chair], language })
    const card = await cardOf(names[language].bench)
    expect(card).toHaveTextContent(words[language].pieces(4))
    await shopper.click(within(card).getByRole('button', { name: new RegExp(words[language].move) }))
    await waitFor(() => expect(inCart(shop)).toEqual([`4 × ${names[language].bench}`]))
    await waitFor(() => expect(stored()).toEqual([chair]))
    expect(screen.queryByRole('link', { name: names[language].bench })).not.toBeInTheDocument()
  })

  test('keeps on the list what could not be moved', async () => {
    server.overrideAnswer('post', '/v1/cart/items', () => HttpResponse.error())
    const { shop, shopper } = openPage({ wishes: [chair] })
    const card = await cardOf(names.nl.chair)
    await shopper.click(within(card).getByRole('button', { name: new RegExp(words.nl.move) }))
    await waitFor(() => expect(shop.getState().sidePanel.content).toMatchObject({ data: { ok: false } }))
    expect(stored()).toEqual([chair])
    expect(screen.getByRole('link', { name: names.nl.chair })).toBeVisible()
  })

  test.each([
    ['nl', 'Weer leverbaar', 'Nu € 85,80 minder'],
    ['en', 'Available again', 'Now €85.80 less'],
  ] as const)('reads what has become better, in %s', async (language, back, less) => {
    openPage({
      wishes: [
        { ...chair, price_then: 429 },
        { ...bench, in_stock_then: false },
      ],
      language,
    })
    expect(plain(await cardOf(names[language].chair))).toContain(less)
    expect(await cardOf(names[language].bench)).toHaveTextContent(back)
    expect(await cardOf(names[language].chair)).not.toHaveTextContent(back)
  })

  test('is told what is sold out or gone', async () => {
    change('stock = 0 WHERE id_product_attribute = 100101')
    const { shopper } = openPage({ wishes: [gone, chair] })
    expect(await screen.findByRole('button', { name: words.nl.soldOut })).toBeDisabled()
    expect(screen.getByText(new RegExp(words.nl.gone(1)))).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: words.nl.tidy }))
    await waitFor(() => expect(screen.queryByRole('button', { name: words.nl.tidy })).not.toBeInTheDocument())
    expect(stored()).toEqual([chair])
  })

  test('keeps the list with the shop away, and a second try shows it', async () => {
    server.overrideAnswer('get', '/v1/products', () => HttpResponse.error())
    const { shopper } = openPage({ wishes: [bench] })
    expect(await screen.findByRole('alert')).toHaveTextContent(words.nl.failed)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: words.nl.retry }))
    expect(await screen.findByRole('link', { name: names.nl.bench })).toBeVisible()
  })
})

describe('a customer', () => {
  test.each(both)('sees the list of the account, and what the device had kept, in %s', async (language) => {
    const { session } = await anAccount(bench)
    const { container } = openPage({ wishes: [{ ...chair, quantity: 2 }], session, language })
    expect(await cardOf(names[language].chair)).toHaveTextContent(words[language].pieces(2))
    expect(await cardOf(names[language].bench)).toBeVisible()
    expect(screen.queryByRole('link', { name: words[language].logIn })).not.toBeInTheDocument()
    await waitFor(() => expect(stored()).toEqual([]))
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['nl', 'Weer leverbaar', 'Nu € 40 minder'],
    ['en', 'Available again', 'Now €40 less'],
  ] as const)('reads what has become better since, in %s', async (language, back, less) => {
    change('stock = 0 WHERE id_product_attribute = 100301')
    const { session } = await anAccount(chair, bench)
    change('price_cents = price_cents - 4000 WHERE id_product_attribute = 100101')
    change('stock = 2 WHERE id_product_attribute = 100301')
    openPage({ session, language })
    expect(plain(await cardOf(names[language].chair))).toContain(less)
    expect(await cardOf(names[language].bench)).toHaveTextContent(back)
  })

  test('takes a piece off, and puts it back as it was', async () => {
    const { session } = await anAccount(chair, bench)
    change('price_cents = price_cents - 4000 WHERE id_product_attribute = 100101')
    const { shopper } = openPage({ session })
    const card = await cardOf(names.nl.chair)
    await shopper.click(within(card).getByRole('button', { pressed: true }))
    await waitFor(() => expect(rows()).toEqual([100301]))
    expect(screen.queryByRole('link', { name: names.nl.chair })).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: words.nl.undo }))
    await waitFor(() => expect(rows()).toEqual([100301, 100101]))
    await screen.findByRole('link', { name: names.nl.chair })
    expect(plain(await cardOf(names.nl.chair))).toContain('Nu € 40 minder')
    expect(stored()).toEqual([])
  })

  test('moves a piece to the basket and off the list', async () => {
    const { session } = await anAccount({ ...chair, quantity: 3 })
    const { shop, shopper } = openPage({ session })
    const card = await cardOf(names.nl.chair)
    await shopper.click(within(card).getByRole('button', { name: new RegExp(words.nl.move) }))
    await waitFor(() => expect(inCart(shop)).toEqual([`3 × ${names.nl.chair}`]))
    await waitFor(() => expect(rows()).toEqual([]))
    expect(await screen.findByText(words.nl.empty)).toBeVisible()
  })

  test.each(both)('is told when a piece could not be taken off, and sees it again, in %s', async (language) => {
    const { session } = await anAccount(chair)
    server.overrideAnswer('delete', `${path}/items/:id`, () => HttpResponse.error())
    const { shopper } = openPage({ session, language })
    const card = await cardOf(names[language].chair)
    await shopper.click(within(card).getByRole('button', { pressed: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words[language].changeFailed)
    expect(screen.getByRole('link', { name: names[language].chair })).toBeVisible()
    expect(screen.queryByRole('button', { name: words[language].undo })).not.toBeInTheDocument()
  })

  test('tidies away what the shop no longer has', async () => {
    const { session } = await anAccount(chair, bench)
    server.sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
    const { shopper } = openPage({ session })
    await shopper.click(await screen.findByRole('button', { name: words.nl.tidy }))
    await waitFor(() => expect(rows()).toEqual([100301]))
  })

  test('sees what went wrong when the list does not come, and tries again', async () => {
    const { session } = await anAccount(chair)
    server.overrideAnswer('get', path, () => HttpResponse.error())
    const { shopper } = openPage({ session })
    expect(await screen.findByRole('alert')).toHaveTextContent(words.nl.listFailed)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: words.nl.retry }))
    expect(await screen.findByRole('link', { name: names.nl.chair })).toBeVisible()
  })

  test('leaves nothing on the page by logging out, and finds it again by logging in', async () => {
    const { session } = await anAccount(chair)
    const { shop } = openPage({ session })
    await cardOf(names.nl.chair)
    act(() => void shop.dispatch(loggedOut()))
    expect(await screen.findByText(words.nl.empty)).toBeVisible()
    expect(screen.queryByRole('link', { name: names.nl.chair })).not.toBeInTheDocument()
    expect(stored()).toEqual([])
    await act(async () => void (await shop.dispatch(login(email, password))))
    expect(await screen.findByRole('link', { name: names.nl.chair })).toBeVisible()
  })

  test.each(both)('whose session has ended logs in again where they are, in %s', async (language) => {
    const { session } = await anAccount(chair)
    const { shopper } = openPage({ session, language })
    const card = await cardOf(names[language].chair)
    server.sandbox.database.run('DELETE FROM session')
    await shopper.click(within(card).getByRole('button', { pressed: true }))
    await shopper.type(await screen.findByLabelText(/^(Wachtwoord|Password)/), `${password}{Enter}`)
    expect(await screen.findByRole('link', { name: names[language].chair })).toBeVisible()
  })
})
