import { screen, waitFor, within } from '@testing-library/react'
import { giftlistItems } from '../../../src/i18n/nl/giftlistItems'
import { accountWithWishes } from '../sandbox/accountWithWishes'
import { giftlistsPath, makeGiftlist } from '../sandbox/giftlistCalls'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { openWishlist, pieceNames, wishlistMessages } from './wishlistPage'
import { bench, chair } from '../store/testStore'

export const nl = giftlistItems.panel
export const lists = giftlistsPath

type Shopping = ReturnType<typeof openWishlist>

export async function findOpener() {
  // A query by text is fast, but a query by role in a whole page is slow. The slow query runs only once the button
  // exists.
  await screen.findByText(pieceNames.nl.chair)
  return screen.getByRole('button', {
    name: new RegExp(`^${wishlistMessages.nl.giftlist.open}: ${pieceNames.nl.chair}`),
  })
}
export async function openPanel({ shopper }: Shopping) {
  await shopper.click(await findOpener())
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('button', { name: nl.move })
  return panel
}
export const getNameField = () => screen.getByRole('textbox', { name: nl.name })
export const submitPanel = ({ shopper }: Shopping) => shopper.click(screen.getByRole('button', { name: nl.move }))
export const waitUntilChairLeft = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: pieceNames.nl.chair })).not.toBeInTheDocument())
export const expectChair = () =>
  expect(screen.getByRole('link', { name: pieceNames.nl.chair, hidden: true })).toBeInTheDocument()

export function startGiftlists() {
  const server = startSandboxServer()

  async function openPage({ wishes = [chair, bench] as object[], named = [] as string[] } = {}) {
    const { shopper: customer, session } = await accountWithWishes(server, ...wishes)
    for (const name of named) await makeGiftlist(customer, { name })
    const visit = openWishlist(server, { session })
    await waitFor(() => expect(visit.shop.getState().wishlist.received).not.toBeNull())
    return visit
  }

  const all = (sql: string) => server.sandbox.database.all(sql)
  const readLists = () => all('SELECT name, published FROM giftlist ORDER BY id_giftlist')
  const readListedItems = () =>
    all('SELECT name, id_product_attribute AS id, quantity FROM giftlist_product JOIN giftlist USING (id_giftlist)')
  const readWishedItems = () => all('SELECT id_product_attribute AS id FROM wish ORDER BY id')
  return { server, openPage, readLists, readListedItems, readWishedItems }
}
