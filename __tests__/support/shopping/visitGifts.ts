import { screen } from '@testing-library/react'
import { giftlistLines as en } from '../../../src/i18n/en/giftlistLines'
import { giftlistLines as nl } from '../../../src/i18n/nl/giftlistLines'
import { giveGift } from '../sandbox/giveGift'
import { insertAddress, insertGiftlist } from '../sandbox/insertGiftlist'
import { accountAddress, accountDetails, register } from '../sandbox/register'
import { Shopper } from '../sandbox/Shopper'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { storeTokens } from '../sandbox/storeVisitor'
import { names } from './visitCart'

type Server = ReturnType<typeof startSandboxServer>

export const giftMessages = { nl, en }
export const owners = 'Noor en Elias'
const street = 'Geheimstraat 7'

interface Wanted {
  quantity?: number
  amount?: number
  message?: string
}

/**
 * The gift list contains Spile chairs. The giver has the cart.
 * @param hasAddress whether gifts can go to the address of the owner
 */
export async function visitGiver(server: Server, { wished = 3, hasAddress = true, name_parents = owners } = {}) {
  const { database } = server.sandbox
  const owner = new Shopper(server.sandbox)
  const { customer } = await register(owner, { ...accountDetails, ...accountAddress, email: 'noor@example.be' })
  const { id_customer } = customer
  const id_address_delivery = hasAddress ? insertAddress(database, id_customer, street) : null
  const items = [{ variant: names.spile.id, quantity: wished }]
  const { id_giftlist, id } = insertGiftlist(database, items, { id_customer, id_address_delivery, name_parents })
  const giver = new Shopper(server.sandbox)
  const give = async (wanted: Wanted = {}, one = giver) => {
    const answer = await giveGift(one, names.spile.id, id, wanted)
    if (one === giver) storeTokens(giver)
    return answer
  }
  return { giver, give, id_giftlist, id, street, database }
}

/** Waits for the group of gifts to the owners of the list. */
export const findGifts = (language: 'nl' | 'en' = 'nl', name = owners) =>
  screen.findByRole('region', { name: giftMessages[language].giftFor(name) })
