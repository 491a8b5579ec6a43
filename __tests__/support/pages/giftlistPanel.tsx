import { screen, waitFor, within } from '@testing-library/react'
import { giftlistItems as giftlistItemsEn } from '../../../src/i18n/en/giftlistItems'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import type { Language } from '../../../src/i18n/languages'
import { giftlistItems as giftlistItemsNl } from '../../../src/i18n/nl/giftlistItems'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import { accountWithWishes } from '../sandbox/accountWithWishes'
import { giftlistsPath, makeGiftlist } from '../sandbox/giftlistCalls'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { openWishlist, pieceNames, wishlistMessages } from './wishlistPage'
import { bench, chair } from '../store/testStore'

export const form = { nl: identityNl.form, en: identityEn.form }
export const panelMessages = { nl: giftlistItemsNl.panel, en: giftlistItemsEn.panel }
export const { nl } = panelMessages
export const lists = giftlistsPath

type Shopping = ReturnType<typeof openWishlist>

export async function findOpener(language: Language = 'nl') {
  // A query by text is fast, but a query by role in a whole page is slow. The slow query runs only once the button
  // exists.
  await screen.findByText(pieceNames[language].chair)
  return screen.getByRole('button', {
    name: new RegExp(`^${wishlistMessages[language].giftlist.open}: ${pieceNames[language].chair}`),
  })
}
export async function openPanel({ shopper }: Shopping, language: Language = 'nl') {
  await shopper.click(await findOpener(language))
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('button', { name: panelMessages[language].move })
  return panel
}
export const getNameField = () => screen.getByRole('textbox', { name: nl.name })
export const submitPanel = ({ shopper }: Shopping) => shopper.click(screen.getByRole('button', { name: nl.move }))
export const waitUntilChairLeft = (language: Language = 'nl') =>
  waitFor(() => expect(screen.queryByRole('link', { name: pieceNames[language].chair })).not.toBeInTheDocument())
export const expectChair = () =>
  expect(screen.getByRole('link', { name: pieceNames.nl.chair, hidden: true })).toBeInTheDocument()

export function startGiftlists() {
  const server = startSandboxServer()

  async function openPage({
    wishes = [chair, bench] as object[],
    named = [] as string[],
    language = 'nl' as Language,
  }) {
    const { shopper: customer, session } = await accountWithWishes(server, ...wishes)
    for (const name of named) await makeGiftlist(customer, { name })
    const visit = openWishlist(server, { session, language })
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
