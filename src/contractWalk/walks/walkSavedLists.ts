import { createCustomer } from '../visit/createCustomer'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks, Person } from '../visit/Person'
import { createKey, type Visit } from '../visit/Visit'
import { emptyCart } from './walkCart'

/** A customer saves products to the wishlist and saves designs. A visitor adds a design to the cart. */
export async function walkSavedLists(visit: Visit): Promise<void> {
  const customer = visit.createPerson()
  const root = await visit.readRoot(customer)
  const { sessionTarget } = await createCustomer(visit, customer, root)
  await visit.runPart(() => walkWishlist(visit, customer, root, sessionTarget))
  await visit.runPart(() => walkDesigns(customer, sessionTarget))
  await visit.runPart(() => buyDesign(visit, root))
}

async function walkWishlist(
  visit: Visit,
  customer: Person,
  root: ResponseLinks,
  sessionTarget: ResponseLinks,
): Promise<void> {
  const variants = await findVariants(customer, root)
  const emptyList = await customer.call('readWishlist', sessionTarget)
  const items = variants.map(({ id_product, id_product_attribute }) => ({ id_product, id_product_attribute }))
  const target: ResponseLinks = { owner: 'wishlist', links: emptyList._links }
  await customer.call('addWishes', target, { payload: { items } })
  const situation = 'The list of a device is sent again'
  const repeatedList = await customer.call('addWishes', target, { payload: { items }, situation })
  customer.check('addWishes', situation, 'number of items', 2, repeatedList.items.length)
  const sharedList = await customer.call('shareWishlist', target)
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const openedList = await visitor.call('readSharedWishlist', root, { payload: { key: sharedList.share } })
    visitor.check(
      'readSharedWishlist',
      'A visitor opens a shared wishlist',
      'number of items',
      2,
      openedList.items.length,
    )
  })
  const unsharedList = await customer.call('unshareWishlist', { owner: 'wishlist', links: sharedList._links })
  await visit.runPart(async () => {
    await visitor.expectRefusal('readSharedWishlist', root, ['not_found'], {
      situation: 'The public link has ended',
      payload: { key: sharedList.share },
    })
  })
  const wishTarget: ResponseLinks = { owner: 'wish', links: unsharedList.items[0]?._links }
  const remainingList = await customer.call('removeWish', wishTarget)
  customer.check('removeWish', 'A customer removes an item', 'number of items', 1, remainingList.items.length)
}

/**
 * Any text in the permitted characters can stand for an encoded design, because the API stores it without reading it.
 */
const design = '1.contract-walk'

async function walkDesigns(customer: Person, sessionTarget: ResponseLinks): Promise<void> {
  const emptyList = await customer.call('listDesigns', sessionTarget)
  const target: ResponseLinks = { owner: 'savedDesigns', links: emptyList._links }
  await customer.call('saveDesign', target, { payload: { name: 'Wall', design } })
  const situation = 'The same design is saved again'
  const savedDesigns = await customer.call('saveDesign', target, { payload: { name: 'Wall', design }, situation })
  customer.check('saveDesign', situation, 'number of designs', 1, savedDesigns.designs.length)
  const designTarget: ResponseLinks = { owner: 'savedDesign', links: savedDesigns.designs[0]?._links }
  const renamedDesigns = await customer.call('updateDesign', designTarget, { payload: { name: 'Hall', design } })
  customer.check(
    'updateDesign',
    'A customer renames a design',
    'designs.0.name',
    'Hall',
    renamedDesigns.designs[0]?.name,
  )
  const remainingDesigns = await customer.call('removeSavedDesign', designTarget)
  customer.check('removeSavedDesign', 'A customer removes a design', 'designs', [], remainingDesigns.designs)
}

async function buyDesign(visit: Visit, root: ResponseLinks): Promise<void> {
  const visitor = visit.createPerson()
  const variants = await findVariants(visitor, root)
  visit.cleanLater(() => emptyCart(visitor, root))
  const items = variants.map(({ id_product, id_product_attribute }) => ({
    id_product,
    id_product_attribute,
    quantity: 1,
  }))
  const [payload, key] = [{ design, items, id_lang: 2 }, createKey()]
  await visitor.call('addDesign', root, { payload, key })
  const situation = 'A design is added again with its key'
  const { cart } = await visitor.call('addDesign', root, { payload, key, situation })
  visitor.check('addDesign', situation, 'cart.designs', 1, cart?.designs.length)
  const cartWithoutDesign = await visitor.call('removeDesign', { owner: 'cartDesign', links: cart?.designs[0]?._links })
  visitor.check('removeDesign', 'A visitor removes a design', 'cart.items', [], cartWithoutDesign.cart?.items)
}
