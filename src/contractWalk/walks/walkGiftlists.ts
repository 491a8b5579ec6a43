import { createCustomer } from '../visit/createCustomer'
import { findVariants, type VariantForSale } from '../visit/findVariants'
import type { Answer } from '../visit/getCall'
import type { ResponseLinks, Person } from '../visit/Person'
import { createEmail, createKey, type Visit } from '../visit/Visit'
import { emptyCart } from './walkCart'

type Giftlist = Answer<'createGiftlist'>

const buildListTarget = ({ _links }: Giftlist): ResponseLinks => ({ owner: 'giftlist', links: _links })

/**
 * A customer creates a gift list, and a visitor adds one of its items to the cart. Nothing is ordered, so the list can
 * be deleted afterwards.
 */
export async function walkGiftlists(visit: Visit): Promise<void> {
  const { customer: owner, sessionLinks } = await createCustomer(visit)
  const list = await createList(owner, sessionLinks)
  const [offeredVariant] = await findVariants(owner)
  await visit.runPart(() => fillList(owner, list, offeredVariant))
  await visit.runPart(() => inviteSecondOwner(owner, list, sessionLinks))
  await visit.runPart(async () => {
    const { gifts } = await owner.call('listGifts', { from: buildListTarget(list) })
    owner.check('listGifts', 'Nobody has given yet', 'gifts', [], gifts)
  })
  await visit.runPart(() => giveItem(visit, list, offeredVariant))
  await visit.runPart(() => closeList(visit, owner, list))
}

async function createList(owner: Person, sessionLinks: ResponseLinks): Promise<Giftlist> {
  const emptyLists = await owner.call('listGiftlists', { from: sessionLinks })
  owner.check('listGiftlists', 'A new customer', '_embedded.giftlists', [], emptyLists._embedded.giftlists)
  const name = `Contract ${createKey()}`
  const payload = { name, name_parents: '', welcome_message: '', gender: null, published: true }
  // The link has only the method for reading. A POST to the same address creates a list (SPEC §7).
  const from = sessionLinks.links?.['my_giftlists']?.href ?? ''
  const list = await owner.call('createGiftlist', { from, payload })
  const situation = 'A list is created again, since the answer was lost'
  const repeatedList = await owner.call('createGiftlist', { from, payload, situation })
  owner.check('createGiftlist', situation, 'id_giftlist', list.id_giftlist, repeatedList.id_giftlist)
  const changedList = await owner.call('updateGiftlist', { from: buildListTarget(list), payload: { listed: true } })
  owner.check('updateGiftlist', 'Visitors may find the list', 'listed', true, changedList.listed)
  return changedList
}

async function fillList(owner: Person, list: Giftlist, offeredVariant: VariantForSale): Promise<void> {
  const address = `/v1/my/giftlists/${list.id_giftlist}`
  const from = `${address}/${offeredVariant.id_product}/${offeredVariant.id_product_attribute}`
  const item = await owner.call('addGiftlistItem', { from })
  const situation = 'An item is added again'
  const repeatedItem = await owner.call('addGiftlistItem', { from, situation })
  owner.check('addGiftlistItem', situation, 'quantity', 1, repeatedItem.quantity)
  const itemTarget: ResponseLinks = { owner: 'giftlistItem', links: item._links }
  const receivedItem = await owner.call('receiveGiftlistItem', { from: itemTarget, payload: { received: 0 } })
  owner.check('receiveGiftlistItem', 'The owner has received none', 'received', 0, receivedItem.received)
  const changedItem = await owner.call('updateGiftlistItem', {
    from: `${address}/${item.id_giftlist_product}`,
    payload: { quantity: 2, priority: 1 },
  })
  owner.check('updateGiftlistItem', 'The owner wants two', 'quantity', 2, changedItem.quantity)
  const { items } = await owner.call('readGiftlist', { from: buildListTarget(list) })
  owner.check('readGiftlist', 'The list has one item', 'items', 1, items.length)
}

async function inviteSecondOwner(owner: Person, list: Giftlist, sessionLinks: ResponseLinks): Promise<void> {
  const invitedList = await owner.call('invitePartner', {
    from: buildListTarget(list),
    payload: { email: createEmail(), id_lang: 2 },
  })
  await owner.call('removePartner', { from: buildListTarget(invitedList) })
  await owner.expectRefusal('acceptInvitation', ['not_found'], {
    from: sessionLinks,
    situation: 'Nobody sent this invitation',
    payload: { token: createKey() },
  })
}

async function giveItem(visit: Visit, list: Giftlist, offeredVariant: VariantForSale): Promise<void> {
  const giver = visit.createPerson()
  const foundLists = await giver.call('findGiftlists', { payload: { search: list.name } })
  const isFound = foundLists._embedded.giftlists.some(({ id_giftlist }) => id_giftlist === list.id_giftlist)
  giver.check('findGiftlists', 'A visitor looks for the list', 'the list is found', true, isFound)
  await giver.expectRefusal('findGiftlists', ['invalid'], {
    situation: 'One letter is too short',
    payload: { search: 'a' },
  })
  const { items } = await giver.call('readPublicGiftlist', { payload: { id_giftlist: list.code } })
  const [item] = items
  if (!item) return
  const payload = { ...offeredVariant, id_lang: 2, id_giftlist_product: item.id_giftlist_product }
  await giver.expectRefusal('addToCart', ['gift_taken'], {
    situation: 'A giver gives more than is wished',
    payload: { ...payload, quantity: 3 },
    key: createKey(),
  })
  visit.addCleanup(() => emptyCart(giver))
  const { cart } = await giver.call('addToCart', { payload: { ...payload, quantity: 1 }, key: createKey() })
  const situation = 'A giver chooses that the shop keeps the gift'
  const changedCart = await giver.call('updateGiftDestination', {
    from: { owner: 'cartItem', links: cart?.items[0]?._links },
    payload: { destination: 'pickup', id_lang: 2 },
  })
  const destination = changedCart.cart?.items[0]?.destination
  giver.check('updateGiftDestination', situation, 'cart.items.0.destination', 'pickup', destination)
  await emptyCart(giver)
}

async function closeList(visit: Visit, owner: Person, list: Giftlist): Promise<void> {
  await owner.call('updateGiftlist', { from: buildListTarget(list), payload: { published: false } })
  await visit.createPerson().expectRefusal('readPublicGiftlist', ['giftlist_closed'], {
    situation: 'The list is no longer public',
    payload: { id_giftlist: list.code },
  })
  const { items } = await owner.call('readGiftlist', { from: buildListTarget(list) })
  const itemTarget: ResponseLinks = { owner: 'giftlistItem', links: items[0]?._links }
  const remainingList = await owner.call('removeGiftlistItem', { from: itemTarget })
  owner.check('removeGiftlistItem', 'The owner removes the item', 'items', [], remainingList.items)
  const { _embedded } = await owner.call('deleteGiftlist', { from: buildListTarget(list) })
  owner.check('deleteGiftlist', 'The owner deletes the list', '_embedded.giftlists', [], _embedded.giftlists)
}
