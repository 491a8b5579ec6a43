import type { Giftlist } from '../../../contract/giftlist'
import type { ExampleRecorder } from './ExampleRecorder'
import { address, payCart, person } from './orderAsGuest'
import type { ExampleVariants } from './visitCatalogue'

const id_lang = 1

/** Creates a gift list, lets a guest give from it, and deletes another list, which is empty. */
export async function shareGiftlist(owner: ExampleRecorder, variants: ExampleVariants): Promise<void> {
  await owner.call('listGiftlists')
  const fields = { name: 'Feest', name_parents: 'Noor en Elias', welcome_message: 'Welkom!', gender: null }
  const list = await owner.call('createGiftlist', { payload: { ...fields, published: true } })
  await owner.call('updateGiftlist', { from: list, payload: { listed: true, event_date: '2026-12-12' } })
  await shareOwnership(owner, list)
  const { id_giftlist } = list
  const item = await owner.call('addGiftlistItem', { values: { id_giftlist, ...variants.giftVariant } })
  const { id_giftlist_product } = item
  const values = { id_giftlist, id_giftlist_product }
  await owner.call('updateGiftlistItem', { values, payload: { quantity: 2, priority: 1 } })
  await owner.call('readGiftlist', { from: list })
  await giveItem(owner.createVisitor(), { ...variants.giftVariant, id_giftlist_product }, id_giftlist)
  await thankGiver(owner, list)
  await owner.call('listGiftlists')
  await owner.call('receiveGiftlistItem', { from: item, payload: { received: 1 } })
  const secondItem = await owner.call('addGiftlistItem', { values: { id_giftlist, ...variants.stockedVariant } })
  await owner.call('removeGiftlistItem', { from: secondItem })
  const emptyList = await owner.call('createGiftlist', { payload: { ...fields, name: 'Leeg', published: false } })
  await owner.call('deleteGiftlist', { from: emptyList })
}

async function shareOwnership(owner: ExampleRecorder, list: Giftlist): Promise<void> {
  const invitedList = await owner.call('invitePartner', { from: list, payload: { email: 'elias@example.be', id_lang } })
  const { invitation: token = '' } = await owner.readEmailLink('giftlist-invitation')
  const partner = owner.createVisitor()
  const account = { id_lang, email: 'elias@example.be', password: 'een wachtwoord', newsletter: false }
  await partner.call('createAccount', { payload: { ...account, firstname: 'Elias', lastname: 'Maes' } })
  await partner.call('acceptInvitation', { payload: { token } })
  await owner.call('removePartner', { from: invitedList })
}

type Wish = ExampleVariants['giftVariant'] & { id_giftlist_product: number }

async function giveItem(giver: ExampleRecorder, wish: Wish, id_giftlist: number): Promise<void> {
  await giver.call('findGiftlists', { query: { search: 'noor' } })
  await giver.call('readPublicGiftlist', { query: { id_giftlist } })
  giver.forgetCart()
  const { cart } = await giver.call('addToCart', { payload: { ...wish, message: 'Veel plezier ermee!', id_lang } })
  const destination = { destination: 'pickup' as const, id_lang }
  await giver.call('updateGiftDestination', { from: cart?.items[0], payload: destination })
  const account = { ...person, id_lang, email: 'lies@example.be', newsletter: false }
  await giver.call('createGuest', { payload: { account, delivery: address } })
  await payCart(giver)
}

async function thankGiver(owner: ExampleRecorder, list: Giftlist): Promise<void> {
  const { gifts } = await owner.call('listGifts', { from: list })
  await owner.call('thankGift', { from: gifts[0], payload: { thanked: true } })
}
