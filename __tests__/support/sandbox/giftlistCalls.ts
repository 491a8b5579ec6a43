import { giftlist, giftlistItem, ownGiftlist, publicGiftlist } from '../../../src/contract/giftlist'
import type { Shopper } from './Shopper'

export const giftlistsPath = '/v1/my/giftlists'
export const mies = { name: 'Mies', name_parents: 'An en Bo', welcome_message: 'Dag', gender: 2, published: false }

export const makeGiftlist = (owner: Shopper, details: object = {}) =>
  owner.call(giftlist, 'POST', giftlistsPath, { ...mies, ...details })

/** All visitors can find the list. */
export async function publishGiftlist(owner: Shopper, details: { name?: string; [field: string]: unknown } = {}) {
  const { name = 'Mies', ...changes } = details
  const { id_giftlist } = await makeGiftlist(owner, { name, published: true })
  return owner.call(giftlist, 'PUT', `${giftlistsPath}/${id_giftlist}`, { listed: true, ...changes })
}

export const addGiftlistItem = (owner: Shopper, id_giftlist: number, id_product_attribute = 100101) =>
  owner.call(
    giftlistItem,
    'POST',
    `${giftlistsPath}/${id_giftlist}/${Math.floor(id_product_attribute / 100)}/${id_product_attribute}`,
  )

export const changeGiftlistItem = (
  owner: Shopper,
  item: { id_giftlist: number; id_giftlist_product: number; quantity: number; priority: number },
  change: object,
) => {
  const { id_giftlist, id_giftlist_product, quantity, priority } = item
  const path = `${giftlistsPath}/${id_giftlist}/${id_giftlist_product}`
  return owner.call(giftlistItem, 'PUT', path, { quantity, priority, ...change })
}

export const readOwnGiftlist = (owner: Shopper, id_giftlist: number) =>
  owner.call(ownGiftlist, 'GET', `${giftlistsPath}/${id_giftlist}`)

export const readPublicGiftlist = (visitor: Shopper, key: number | string) =>
  visitor.call(publicGiftlist, 'GET', `/v1/giftlists/${key}`)
