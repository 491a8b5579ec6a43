import { randomInt } from 'node:crypto'
import type { CreateGiftlistPayload, UpdateGiftlistPayload } from '../../../contract/giftlist'
import { maxGiftlists } from '../../../contract/limits'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { createValidationError, ShopError } from '../../http/ShopError'
import { findOwnAddress } from '../../queries/customer'
import { findGiftlistByCode, findOwnGiftlist, type GiftlistItemRow, type GiftlistRow } from '../../queries/giftlist'
import { isExistingDay } from '../../rules/days'
import { areGiftsHidden } from '../../rules/giftlistProgress'
import type { GiftlistRecord } from '../../serializers/giftlist'

/**
 * Creates a gift list for the customer. An existing list with the same content is returned instead, so repeating the
 * request changes nothing.
 */
export function saveGiftlist(
  database: SandboxDatabase,
  id_customer: number,
  payload: CreateGiftlistPayload,
): GiftlistRow {
  const { name, name_parents, welcome_message, gender, published } = payload
  const row = { id_customer, name, name_parents, welcome_message, gender, published }
  const existingList = database.one<GiftlistRow>(
    `SELECT * FROM giftlist WHERE (${Object.keys(row).join(', ')}) IS (?, ?, ?, ?, ?, ?)`,
    ...Object.values(row),
  )
  if (existingList) return existingList
  if (database.count('giftlist WHERE id_customer = ?', id_customer) >= maxGiftlists) {
    throw createListFullError('A customer', 'lists', maxGiftlists)
  }
  const id_giftlist = database.insertRow('giftlist', { ...row, code: chooseCode(database) })
  return findOwnGiftlist(database, id_customer, id_giftlist)!
}

export const createListFullError = (owner: string, entries: string, maximum: number) =>
  new ShopError(422, 'giftlist_full', `${owner} has ${maximum} ${entries} at most`, { maximum })

const codeCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** Returns a random code that no list has. The code contains a letter, so no user mistakes it for the id of a list. */
function chooseCode(database: SandboxDatabase): string {
  const code = Array.from({ length: codeLength }, () => codeCharacters.charAt(randomInt(codeCharacters.length))).join(
    '',
  )
  return /\D/.test(code) && !findGiftlistByCode(database, code) ? code : chooseCode(database)
}

/**
 * Changes the fields of a list that `changes` contains. An impossible day and another customer's address give 422
 * invalid.
 */
export function changeGiftlist(
  database: SandboxDatabase,
  id_customer: number,
  list: GiftlistRow,
  changes: UpdateGiftlistPayload,
): void {
  for (const field of ['event_date', 'hidden_until'] as const) {
    const day = changes[field]
    if (day && !isExistingDay(day)) throw createValidationError(field, 'must be a day of the calendar')
  }
  const { id_address_delivery: addressId } = changes
  if (addressId && !findOwnAddress(database, id_customer, addressId)) {
    throw createValidationError('id_address_delivery', 'must be an address of the customer')
  }
  const { id_giftlist } = list
  database.updateRows('giftlist', { id_giftlist }, { ...list, ...changes })
}

/**
 * Deletes a list with its items. A list with gifts gives 409 giftlist_has_gifts. So does any list whose gifts are
 * hidden, because the response must not reveal whether there are gifts.
 */
export function deleteGiftlist(
  database: SandboxDatabase,
  { list, items, removedItems }: GiftlistRecord,
  today: string,
): void {
  if (areGiftsHidden(list, today)) throw createHasGiftsError()
  for (const item of [...items, ...removedItems]) deleteItem(database, item)
  database.run('DELETE FROM giftlist WHERE id_giftlist = ?', list.id_giftlist)
}

export const hasGifts = ({ given, collected_cents }: GiftlistItemRow): boolean => given > 0 || collected_cents > 0

const createHasGiftsError = () =>
  new ShopError(409, 'giftlist_has_gifts', 'There are gifts, or they are hidden: unpublish the list instead')

/** A foreign key also removes the item from the carts of givers. An item with gifts gives 409 giftlist_has_gifts. */
export function deleteItem(database: SandboxDatabase, item: GiftlistItemRow): void {
  if (hasGifts(item)) throw createHasGiftsError()
  database.run('DELETE FROM giftlist_product WHERE id_giftlist_product = ?', item.id_giftlist_product)
}
