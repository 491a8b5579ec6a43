import { screen, waitFor, within } from '@testing-library/react'
import { parse } from 'valibot'
import { wishlist as contract } from '../../src/contract/wishlist'
import { headings as en } from '../../src/i18n/en/firstLoad/headings'
import { headings as nl } from '../../src/i18n/nl/firstLoad/headings'
import { axe } from '../support/axe'
import { accountWithWishes, wishlistCall } from '../support/sandbox/accountWithWishes'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import {
  openWishlist,
  pieceNames,
  readStoredWishes,
  wishlistPath,
  wishlistMessages,
} from '../support/pages/wishlistPage'
import { bench, chair } from '../support/store/testStore'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const headings = { nl, en }

/** Creates a wishlist of the customer An and its public link. */
async function createSharedList(...items: object[]) {
  const { shopper, session } = await accountWithWishes(server, ...items)
  const answer = await shopper.send('POST', `${wishlistCall}/share`, {})
  return { shopper, session, key: parse(contract, await answer.json()).share ?? '' }
}

test('a visitor sees the name of the owner and can add items to the cart and to their own wishlist', async () => {
  const { key } = await createSharedList({ ...chair, quantity: 2 }, bench)
  const { shop, shopper } = openWishlist(server, { query: `?list=${key}` })
  expect(await screen.findByRole('heading', { level: 1, name: wishlistMessages.nl.shared.title('An') })).toBeVisible()
  const card = (await screen.findByRole('link', { name: pieceNames.nl.chair })).closest('li')!
  expect(card).toHaveTextContent(wishlistMessages.nl.pieces(2))

  await shopper.click(within(card).getByRole('button', { pressed: false }))
  await waitFor(() => expect(within(card).getByRole('button', { pressed: true })).toBeVisible())
  expect(readStoredWishes()).toMatchObject([chair])
  await shopper.click(within(card).getByRole('button', { name: /In mandje|Add to basket/ }))
  await waitFor(() => expect(shop.getState().cart.cart?.items).toMatchObject([{ quantity: 2 }]))
  expect(screen.getByRole('link', { name: pieceNames.nl.chair })).toBeInTheDocument()
  expect(server.sandbox.database.all('SELECT * FROM wish')).toHaveLength(2)
})

test('a wishlist that is no longer shared shows a message', async () => {
  const { key, shopper } = await createSharedList(chair)
  await shopper.send('DELETE', `${wishlistCall}/share`)
  const { container } = openWishlist(server, { language: 'en', query: `?list=${key}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.en.shared.unknown)
  expect(screen.getByRole('link', { name: wishlistMessages.en.shared.toOwn })).toHaveAttribute('href', wishlistPath.en)
  expect(await axe(container)).toHaveNoViolations()
})

test.each(['', '../../me', '%00', 'x'.repeat(101)])(
  'a link with the invalid key "%s" shows a message and sends no request',
  async (key) => {
    openWishlist(server, { query: `?list=${key}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.nl.shared.unknown)
    expect(server.asked().join()).not.toContain('wishlists')
  },
)

test('a failed request for the list shows a message with a retry button', async () => {
  const { key } = await createSharedList(chair)
  server.failCall('get', '/v1/wishlists/:key')
  const { shopper } = openWishlist(server, { query: `?list=${key}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.nl.shared.failed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('link', { name: pieceNames.nl.chair })).toBeVisible()
})

test('messages show that items are no longer sold and that a list is empty', async () => {
  const { key, shopper } = await createSharedList(chair)
  server.sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
  const { unmount } = openWishlist(server, { query: `?list=${key}` })
  expect(await screen.findByText(wishlistMessages.nl.shared.gone(1))).toBeVisible()
  unmount()
  await shopper.send('DELETE', `${wishlistCall}/items/1`)
  openWishlist(server, { query: `?list=${key}` })
  expect(await screen.findByText(wishlistMessages.nl.shared.empty)).toBeVisible()
})

test('the document has the title of the shared list until the user leaves the page', async () => {
  const { key } = await createSharedList(chair)
  const { unmount } = openWishlist(server, { query: `?list=${key}` })
  await waitFor(() => expect(document.title).toBe(headings.nl.sharedWishlist))
  unmount()
  expect(document.title).toBe('Een pagina')
})

test('the owner of the list sees a message that it is their own', async () => {
  const { key, session } = await createSharedList(chair)
  openWishlist(server, { query: `?list=${key}`, session })
  expect(await screen.findByText(wishlistMessages.nl.shared.own)).toBeVisible()
})

const { share } = wishlistMessages.nl

test('the owner can create, copy and remove the link', async () => {
  const { shopper: an, session } = await accountWithWishes(server, chair)
  const { shopper } = openWishlist(server, { session })
  await shopper.click(await screen.findByRole('button', { name: share.start }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: share.link })
  await waitFor(() => expect(link).toHaveFocus())
  expect(link.value).toMatch(new RegExp(`^http://localhost${wishlistPath.nl}\\?list=[\\w-]{43}$`))
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await shopper.click(screen.getByRole('button', { name: share.copy }))
  expect(await screen.findByText(share.copied)).toBeVisible()
  expect(copy).toHaveBeenCalledWith(link.value)
  copy.mockRejectedValueOnce(new Error('forbidden'))
  await shopper.click(screen.getByRole('button', { name: share.copy }))
  expect(await screen.findByText(share.notCopied)).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: share.end }))
  expect(await screen.findByText(share.ended)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: share.title })).toHaveFocus()
  const answer = await an.send('GET', `/v1/wishlists/${new URL(link.value).searchParams.get('list')}`)
  expect(answer.status).toBe(404)
})

test('the section appears together with the items above it', async () => {
  const { session } = await createSharedList(chair)
  const { answer } = server.holdAnswer('get', '/v1/products')
  openWishlist(server, { session })
  await waitFor(() => expect(server.asked().join()).toContain('/v1/products?ids='))
  expect(screen.getByText(wishlistMessages.nl.loading)).toBeVisible()
  expect(screen.queryByRole('heading', { name: share.title })).not.toBeInTheDocument()
  answer()
  expect(await screen.findByRole('heading', { name: share.title })).toBeVisible()
})

test('the owner can send the link with the share sheet of the device', async () => {
  const { session } = await createSharedList(chair)
  const sheet = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share: sheet })
  const { shopper } = openWishlist(server, { session })
  await shopper.click(await screen.findByRole('button', { name: share.send }))
  const { value } = screen.getByRole<HTMLInputElement>('textbox')
  expect(sheet).toHaveBeenCalledWith({ title: share.text, url: value })
  Reflect.deleteProperty(navigator, 'share')
})

test('a message is shown when the link could not be removed', async () => {
  const { session } = await createSharedList(chair)
  server.failCall('delete', `${wishlistCall}/share`)
  const { shopper } = openWishlist(server, { session })
  await shopper.click(await screen.findByRole('button', { name: share.end }))
  expect(await screen.findByText(share.failed)).toBeVisible()
  expect(screen.getByRole('textbox', { name: share.link })).toBeVisible()
})
