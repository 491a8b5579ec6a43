import type { SandboxDatabase } from '../../../src/sandbox/database/SandboxDatabase'

interface PlainItem {
  variant: number
  quantity?: number
  received?: number
}

interface PlainGiftlist {
  name?: string
  name_parents?: string
  published?: boolean
  id_customer?: number | null
  id_address_delivery?: number | null
  hidden_until?: string | null
}

/** Returns the id of the list and the ids of its items, in their order. */
export function insertGiftlist(database: SandboxDatabase, items: PlainItem[], list: PlainGiftlist = {}) {
  const { name = 'Trouwlijst', name_parents = 'Noor en Elias', published = true } = list
  const next = database.value<number>('SELECT ifnull(max(id_giftlist), 0) + 1 FROM giftlist')
  // A code has neither 0 nor 1.
  const code = `${next}`.padStart(7, '0').replaceAll('0', 'X').replaceAll('1', 'Y').padStart(8, 'Z')
  const row = { ...list, name, name_parents, welcome_message: '', published, code }
  const id_giftlist = database.insertRow('giftlist', row)
  const ids = items.map(({ variant: id_product_attribute, quantity = 1, received = 0 }, at) =>
    database.insertRow('giftlist_product', { id_giftlist, id_product_attribute, quantity, priority: at + 1, received }),
  )
  return { id_giftlist, ids, id: ids[0] ?? 0 }
}

/** For example the address of a gift list's owner. */
export const insertAddress = (database: SandboxDatabase, id_customer: number, address1: string): number =>
  database.insert(
    `INSERT INTO address (id_customer, firstname, lastname, address1, postcode, city, id_country)
      VALUES (?, 'Noor', 'Verhulst', ?, '2018', 'Antwerpen-Berchem', 3)`,
    id_customer,
    address1,
  )
