import { screen, within } from '@testing-library/react'
import { giftlistItems as en } from '../../../src/i18n/en/giftlistItems'
import type { Language } from '../../../src/i18n/languages'
import { giftlistItems as nl } from '../../../src/i18n/nl/giftlistItems'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { insertGiftlist } from '../sandbox/insertGiftlist'
import { withCustomer } from '../sandbox/storeVisitor'
import { openAccountPage } from './accountPage'
import AccountGiftlistItemsPage from '../../../src/templates/account-giftlist-items'
import AccountGiftlistOrdersPage from '../../../src/templates/account-giftlist-orders'

export const listMessages = { nl, en }

interface Visit {
  language?: Language
  behind?: string
}

export const openItems = (visit: Visit = {}) =>
  openAccountPage(AccountGiftlistItemsPage, 'my-giftlist-items', { ...visit, template: 'account-giftlist-items' })

export const openGifts = (visit: Visit = {}) =>
  openAccountPage(AccountGiftlistOrdersPage, 'my-giftlist-orders', { ...visit, template: 'account-giftlist-orders' })

type Server = ReturnType<typeof startSandboxServer>

/** Logs a customer in and inserts a list for this customer. Returns the customer and the list. */
export async function withGiftlist(server: Server, ...list: ListParameters) {
  const customer = await withCustomer(server)
  return { customer, ...insertOwnGiftlist(server, ...list) }
}

type ListParameters = [items: Parameters<typeof insertGiftlist>[1], details?: Parameters<typeof insertGiftlist>[2]]

/** The list belongs to the only customer with an account. */
export function insertOwnGiftlist(server: Server, ...[items, details]: ListParameters) {
  const { database } = server.sandbox
  const owner = database.one<{ id_customer: number }>('SELECT id_customer FROM customer WHERE is_guest = 0')
  return insertGiftlist(database, items, { ...details, id_customer: owner?.id_customer })
}

/** Finds the row of an item by the name of its product. */
export const findRow = async (name: string | RegExp) => {
  const [heading] = await screen.findAllByRole('heading', { level: 3, name })
  return within(heading!.closest('li')!)
}
