import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { parse } from 'valibot'
import { wishlist as contract } from '../../src/contract/wishlist'
import { wishlist as wordsEn } from '../../src/i18n/en/wishlist'
import { languageId, type Language } from '../../src/i18n/languages'
import { wishlist as wordsNl } from '../../src/i18n/nl/wishlist'
import { setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import AccountWishlistTemplate from '../../src/templates/account-wishlist'
import { register } from '../support/registered'
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
const chairName = { nl: 'Tove eetkamerstoel', en: 'Tove dining chair' }
const path = '/v1/my/wishlist'
const pagePath = { nl: '/nl/mijn-wishlist', en: '/en/my-wishlist' }

function openPage({ language = 'nl' as Language, query = '', session = '' }) {
  if (session) window.localStorage.setItem('upnorth.session', session)
  window.history.replaceState(null, '', `${pagePath[language]}${query}`)
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

/** An's list with a link. */
async function aSharedList(...items: object[]) {
  const shopper = new Shopper(server.sandbox)
  const { session } = await register(shopper)
  if (items.length > 0) await shopper.send('POST', `${path}/items`, { items })
  const answer = await shopper.send('POST', `${path}/share`, {})
  return { shopper, session: session.token, key: parse(contract, await answer.json()).share ?? '' }
}
const stored = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]

describe('somebody with the link', () => {
  test.each(both)(
    'sees whose list it is, puts a piece into the basket and one on their own list, in %s',
    async (language) => {
      const { key } = await aSharedList({ ...chair, quantity: 2 }, bench)
      const { container, shop, shopper } = openPage({ language, query: `?list=${key}` })
      expect(await screen.findByRole('heading', { level: 2, name: words[language].shared.title('An') })).toBeVisible()
      expect(await screen.findByRole('heading', { level: 1, name: words[language].shared.page })).toBeVisible()
      const card = (await screen.findByRole('link', { name: chairName[language] })).closest('li')!
      expect(card).toHaveTextContent(words[language].pieces(2))
      expect(await axe(container)).toHaveNoViolations()

      await shopper.click(within(card).getByRole('button', { pressed: false }))
      await waitFor(() => expect(within(card).getByRole('button', { pressed: true })).toBeVisible())
      expect(stored()).toMatchObject([chair])
      await shopper.click(within(card).getByRole('button', { name: /In winkelmandje|Add to basket/ }))
      await waitFor(() => expect(shop.getState().cart.cart?.items).toMatchObject([{ quantity: 2 }]))
      expect(screen.getByRole('link', { name: chairName[language] })).toBeInTheDocument()
      expect(server.sandbox.database.all('SELECT * FROM wish')).toHaveLength(2)
    },
  )

  test.each(both)('of a list that has ended reads one clear sentence, in %s', async (language) => {
    const { key, shopper } = await aSharedList(chair)
    await shopper.send('DELETE', `${path}/share`)
    const { container } = openPage({ language, query: `?list=${key}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(words[language].shared.unknown)
    expect(screen.getByRole('link', { name: words[language].shared.toOwn })).toHaveAttribute('href', pagePath[language])
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each(['', '../../me', '%00', 'x'.repeat(101)])('a link with the key "%s" asks the shop nothing', async (key) => {
    openPage({ query: `?list=${key}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(words.nl.shared.unknown)
    expect(server.asked().join()).not.toContain('wishlists')
  })

  test('tries again when the shop did not answer', async () => {
    const { key } = await aSharedList(chair)
    server.overrideAnswer('get', '/v1/wishlists/:key', () => HttpResponse.error())
    const { shopper } = openPage({ query: `?list=${key}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(words.nl.shared.failed)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: words.nl.retry }))
    expect(await screen.findByRole('link', { name: chairName.nl })).toBeVisible()
  })

  test('is told what the shop no longer has, and that a list is empty', async () => {
    const { key, shopper } = await aSharedList(chair)
    server.sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
    const { unmount } = openPage({ query: `?list=${key}` })
    expect(await screen.findByText(words.nl.shared.gone(1))).toBeVisible()
    unmount()
    await shopper.send('DELETE', `${path}/items/1`)
    openPage({ query: `?list=${key}` })
    expect(await screen.findByText(words.nl.shared.empty)).toBeVisible()
  })

  test('the tab says what the heading does, and the page’s own name again when it is left', async () => {
    const { key } = await aSharedList(chair)
    const { unmount } = openPage({ query: `?list=${key}` })
    await waitFor(() => expect(document.title).toBe(words.nl.shared.page))
    unmount()
    expect(document.title).toBe('Een pagina')
  })

  test('who is the owner reads that it is their own', async () => {
    const { key, session } = await aSharedList(chair)
    openPage({ query: `?list=${key}`, session })
    expect(await screen.findByText(words.nl.shared.own)).toBeVisible()
  })
})

describe('the owner', () => {
  const share = { nl: wordsNl.share, en: wordsEn.share }

  test.each(both)('makes a link, copies it and ends it, in %s', async (language) => {
    const an = new Shopper(server.sandbox)
    const { session } = await register(an)
    await an.send('POST', `${path}/items`, { items: [chair] })
    const { container, shopper } = openPage({ session: session.token, language })
    await shopper.click(await screen.findByRole('button', { name: share[language].start }))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: share[language].link })
    await waitFor(() => expect(link).toHaveFocus())
    expect(link.value).toMatch(new RegExp(`^http://localhost${pagePath[language]}\\?list=[\\w-]{43}$`))
    expect(await axe(container)).toHaveNoViolations()
    const copy = jest.spyOn(navigator.clipboard, 'writeText')
    await shopper.click(screen.getByRole('button', { name: share[language].copy }))
    expect(await screen.findByText(share[language].copied)).toBeVisible()
    expect(copy).toHaveBeenCalledWith(link.value)
    copy.mockRejectedValueOnce(new Error('forbidden'))
    await shopper.click(screen.getByRole('button', { name: share[language].copy }))
    expect(await screen.findByText(share[language].notCopied)).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: share[language].end }))
    expect(await screen.findByText(share[language].ended)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: share[language].title })).toHaveFocus()
    const answer = await an.send('GET', `/v1/wishlists/${new URL(link.value).searchParams.get('list')}`)
    expect(answer.status).toBe(404)
  })

  test('hands it to the device where that has a sheet for it', async () => {
    const { session } = await aSharedList(chair)
    const sheet = jest.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share: sheet })
    const { shopper } = openPage({ session })
    await shopper.click(await screen.findByRole('button', { name: share.nl.send }))
    const { value } = screen.getByRole<HTMLInputElement>('textbox')
    expect(sheet).toHaveBeenCalledWith({ title: share.nl.text, url: value })
    Reflect.deleteProperty(navigator, 'share')
  })

  test('is told when that failed', async () => {
    const { session } = await aSharedList(chair)
    server.overrideAnswer('delete', `${path}/share`, () => HttpResponse.error())
    const { shopper } = openPage({ session })
    await shopper.click(await screen.findByRole('button', { name: share.nl.end }))
    expect(await screen.findByText(share.nl.failed)).toBeVisible()
    expect(screen.getByRole('textbox', { name: share.nl.link })).toBeVisible()
  })
})
