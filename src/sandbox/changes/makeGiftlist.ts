import type { CreateGiftlist } from '../../contract/giftlist'
import type { ShopDatabase } from '../database/ShopDatabase'

/** A new gift list of the customer, or the one that says the very same: doing it twice is doing it once. Answers its id. */
export function makeGiftlist(database: ShopDatabase, id_customer: number, list: CreateGiftlist): number {
  const { name, name_parents, welcome_message, gender, published } = list
  const values = [id_customer, name, name_parents, welcome_message, gender, published]
  const columns = 'id_customer, name, name_parents, welcome_message, gender, published'
  const known = database.one<{ id_giftlist: number }>(
    `SELECT id_giftlist FROM giftlist WHERE (${columns}) IS (?, ?, ?, ?, ?, ?)`,
    ...values,
  )
  return known?.id_giftlist ?? database.insert(`INSERT INTO giftlist (${columns}) VALUES (?, ?, ?, ?, ?, ?)`, ...values)
}
