import { createCustomer } from '../visit/createCustomer'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks, Person } from '../visit/Person'
import { createKey, type Visit } from '../visit/Visit'
import { emptyCart } from './walkCart'

/** A customer saves products to the wishlist and saves designs. A visitor adds a design to the cart. */
export async function walkSavedLists(visit: Visit): Promise<void> {
  const { customer, sessionLinks } = await createCustomer(visit)
  await visit.runPart(() => walkWishlist(visit, customer, sessionLinks))
  await visit.runPart(() => walkDesigns(customer, sessionLinks))
  await visit.runPart(() => buyDesign(visit))
}

async function walkWishlist(visit: Visit, customer: Person, sessionLinks: ResponseLinks): Promise<void> {
  const items = await findVariants(customer)
  const emptyList = await customer.call('readWishlist', { from: sessionLinks })
  const from: ResponseLinks = { owner: 'wishlist', links: emptyList._links }
  await customer.call('addWishes', { from, payload: { items } })
  const situation = 'The list of a device is sent again'
  const repeatedList = await customer.call('addWishes', { from, payload: { items }, situation })
  customer.check('addWishes', situation, 'number of items', 2, repeatedList.items.length)
  const sharedList = await customer.call('shareWishlist', { from })
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const openedList = await visitor.call('readSharedWishlist', { payload: { key: sharedList.share } })
    const count = openedList.items.length
    visitor.check('readSharedWishlist', 'A visitor opens a shared wishlist', 'number of items', 2, count)
  })
  const unsharedList = await customer.call('unshareWishlist', { from: { owner: 'wishlist', links: sharedList._links } })
  const endedLink = { situation: 'The public link has ended', payload: { key: sharedList.share } }
  await visit.runPart(() => visitor.expectRefusal('readSharedWishlist', ['not_found'], endedLink))
  const wishTarget: ResponseLinks = { owner: 'wish', links: unsharedList.items[0]?._links }
  const remainingList = await customer.call('removeWish', { from: wishTarget })
  customer.check('removeWish', 'A customer removes an item', 'number of items', 1, remainingList.items.length)
}

/**
 * Any text in the permitted characters can stand for an encoded design, because the API stores it without reading it.
 */
const design = '1.contract-walk'

async function walkDesigns(customer: Person, sessionLinks: ResponseLinks): Promise<void> {
  const emptyList = await customer.call('listDesigns', { from: sessionLinks })
  const from: ResponseLinks = { owner: 'savedDesigns', links: emptyList._links }
  const payload = { name: 'Wall', design }
  await customer.call('saveDesign', { from, payload })
  const situation = 'The same design is saved again'
  const savedDesigns = await customer.call('saveDesign', { from, payload, situation })
  customer.check('saveDesign', situation, 'number of designs', 1, savedDesigns.designs.length)
  const designTarget: ResponseLinks = { owner: 'savedDesign', links: savedDesigns.designs[0]?._links }
  const renamedDesigns = await customer.call('updateDesign', { from: designTarget, payload: { name: 'Hall', design } })
  const newName = renamedDesigns.designs[0]?.name
  customer.check('updateDesign', 'A customer renames a design', 'designs.0.name', 'Hall', newName)
  const remainingDesigns = await customer.call('removeSavedDesign', { from: designTarget })
  customer.check('removeSavedDesign', 'A customer removes a design', 'designs', [], remainingDesigns.designs)
}

async function buyDesign(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const variants = await findVariants(visitor)
  visit.addCleanup(() => emptyCart(visitor))
  const items = variants.map((variant) => ({ ...variant, quantity: 1 }))
  const [payload, key] = [{ design, items, id_lang: 2 }, createKey()]
  await visitor.call('addDesign', { payload, key })
  const situation = 'A design is added again with its key'
  const { cart } = await visitor.call('addDesign', { payload, key, situation })
  visitor.check('addDesign', situation, 'cart.designs', 1, cart?.designs.length)
  const designTarget: ResponseLinks = { owner: 'cartDesign', links: cart?.designs[0]?._links }
  const cartWithoutDesign = await visitor.call('removeDesign', { from: designTarget })
  visitor.check('removeDesign', 'A visitor removes a design', 'cart.items', [], cartWithoutDesign.cart?.items)
}
