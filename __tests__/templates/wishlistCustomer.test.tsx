import { act, screen, waitFor, within } from '@testing-library/react'
import { account } from '../../src/i18n/nl/account'
import { logIn } from '../../src/store/account/logIn'
import { loggedOut } from '../../src/store/sharedActions'
import { axe } from '../support/axe'
import { accountDetails } from '../support/sandbox/register'
import { accountWithWishes, wishlistCall, readWishes } from '../support/sandbox/accountWithWishes'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import {
  findCard,
  openWishlist,
  pieceNames,
  plainText,
  readStoredWishes,
  wishlistMessages,
} from '../support/pages/wishlistPage'
import { bench, chair } from '../support/store/testStore'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const { email, password } = accountDetails
const rows = () => readWishes(server)
const change = (sql: string) => server.sandbox.database.run(`UPDATE combination SET ${sql}`)

test('a customer sees the items of the account together with those of the device', async () => {
  const { session } = await accountWithWishes(server, bench)
  const { container } = openWishlist(server, { wishes: [{ ...chair, quantity: 2 }], session })
  expect(await findCard(pieceNames.nl.chair)).toHaveTextContent(wishlistMessages.nl.pieces(2))
  expect(await findCard(pieceNames.nl.bench)).toBeVisible()
  expect(screen.queryByRole('link', { name: wishlistMessages.nl.logIn })).not.toBeInTheDocument()
  await waitFor(() => expect(readStoredWishes()).toEqual([]))
  expect(await axe(container)).toHaveNoViolations()
})

test('an account that cannot be reached says so instead of an empty list, and a retry shows the items', async () => {
  const { session } = await accountWithWishes(server, chair)
  server.failCall('get', '/v1/me', 500)
  const { shopper } = openWishlist(server, { session })
  expect(await screen.findByRole('alert')).toHaveTextContent(account.gate.failed)
  expect(screen.queryByText(wishlistMessages.nl.empty)).not.toBeInTheDocument()
  expect(screen.queryByText(wishlistMessages.nl.visitor, { exact: false })).not.toBeInTheDocument()
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await findCard(pieceNames.nl.chair)).toBeVisible()
})

test('a customer can remove an item and restore it unchanged', async () => {
  const { session } = await accountWithWishes(server, chair, bench)
  change('price_cents = price_cents - 4000 WHERE id_product_attribute = 100101')
  const { shopper } = openWishlist(server, { session })
  const card = await findCard(pieceNames.nl.chair)
  await shopper.click(within(card).getByRole('button', { pressed: true }))
  await waitFor(() => expect(rows()).toEqual([100301]))
  expect(screen.queryByRole('link', { name: pieceNames.nl.chair })).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('button', { name: wishlistMessages.nl.undo }))
  await waitFor(() => expect(rows()).toEqual([100301, 100101]))
  await screen.findByRole('link', { name: pieceNames.nl.chair })
  expect(plainText(await findCard(pieceNames.nl.chair))).toContain('€ 40 minder dan toen je het bewaarde')
  expect(readStoredWishes()).toEqual([])
})

test('an item that could not be removed reappears with a message', async () => {
  const { session } = await accountWithWishes(server, chair)
  server.failCall('delete', `${wishlistCall}/items/:id`)
  const { shopper } = openWishlist(server, { session, language: 'en' })
  const card = await findCard(pieceNames.en.chair)
  await shopper.click(within(card).getByRole('button', { pressed: true }))
  expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.en.changeFailed)
  expect(screen.getByRole('link', { name: pieceNames.en.chair })).toBeVisible()
  expect(screen.queryByRole('button', { name: wishlistMessages.en.undo })).not.toBeInTheDocument()
})

test('a failed request for the list shows a message with a retry button', async () => {
  const { session } = await accountWithWishes(server, chair)
  server.failCall('get', wishlistCall)
  const { shopper } = openWishlist(server, { session })
  expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.nl.listFailed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('link', { name: pieceNames.nl.chair })).toBeVisible()
})

test('a logout hides the items, and the next login shows them again', async () => {
  const { session } = await accountWithWishes(server, chair)
  const { shop } = openWishlist(server, { session })
  await findCard(pieceNames.nl.chair)
  act(() => void shop.dispatch(loggedOut()))
  expect(await screen.findByText(wishlistMessages.nl.empty)).toBeVisible()
  expect(screen.queryByRole('link', { name: pieceNames.nl.chair })).not.toBeInTheDocument()
  expect(readStoredWishes()).toEqual([])
  await act(async () => void (await shop.dispatch(logIn(email, password))))
  expect(await screen.findByRole('link', { name: pieceNames.nl.chair })).toBeVisible()
})

test('a customer can log in again on the page when the session has expired', async () => {
  const { session } = await accountWithWishes(server, chair)
  const { shopper } = openWishlist(server, { session })
  const card = await findCard(pieceNames.nl.chair)
  server.sandbox.database.run('DELETE FROM session')
  await shopper.click(within(card).getByRole('button', { pressed: true }))
  await shopper.type(await screen.findByLabelText(/^(Wachtwoord|Password)/), `${password}{Enter}`)
  expect(await screen.findByRole('link', { name: pieceNames.nl.chair })).toBeVisible()
})
