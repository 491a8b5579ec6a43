import { createCustomer } from '../visit/createCustomer'
import { findVariants } from '../visit/findVariants'
import type { Linked, Person } from '../visit/Person'
import { createKey, type Visit } from '../visit/Visit'
import { emptyCart } from './walkCart'

/** A customer saves products to the wishlist, and saves designs. */
export async function walkSavedLists(visit: Visit): Promise<void> {
  const customer = visit.createPerson()
  const root = await visit.readRoot(customer)
  const { sessionTarget } = await createCustomer(visit, customer, root)
  await visit.part(() => keepWishes(visit, customer, root, sessionTarget))
  await visit.part(() => keepDesigns(customer, sessionTarget))
  await visit.part(() => buyDesign(visit, root))
}

async function keepWishes(visit: Visit, customer: Person, root: Linked, sessionTarget: Linked): Promise<void> {
  const [first, second] = await findVariants(customer, root)
  const empty = await customer.call('readWishlist', sessionTarget)
  const items = [first, second].map(({ id_product, id_product_attribute }) => ({ id_product, id_product_attribute }))
  const target: Linked = { owner: 'wishlist', links: empty._links }
  await customer.call('addWishes', target, { payload: { items } })
  const when = 'The list of a device is sent again'
  const again = await customer.call('addWishes', target, { payload: { items }, when })
  customer.check('addWishes', when, 'number of items', 2, again.items.length)
  const shared = await customer.call('shareWishlist', target)
  const visitor = visit.createPerson()
  await visit.part(async () => {
    const opened = await visitor.call('readSharedWishlist', root, { payload: { key: shared.share } })
    visitor.check('readSharedWishlist', 'A visitor opens a shared wishlist', 'number of items', 2, opened.items.length)
  })
  const ended = await customer.call('unshareWishlist', { owner: 'wishlist', links: shared._links })
  await visit.part(async () => {
    await visitor.refuse('readSharedWishlist', root, ['not_found'], {
      when: 'The public link has ended',
      payload: { key: shared.share },
    })
  })
  const wish: Linked = { owner: 'wish', links: ended.items[0]?._links }
  const left = await customer.call('removeWish', wish)
  customer.check('removeWish', 'A customer removes an item', 'number of items', 1, left.items.length)
}

/** A text in place of an encoded design. The API stores the text unchanged and need not understand it. */
const design = '1.contract-walk'

async function keepDesigns(customer: Person, sessionTarget: Linked): Promise<void> {
  const empty = await customer.call('listDesigns', sessionTarget)
  const target: Linked = { owner: 'savedDesigns', links: empty._links }
  await customer.call('saveDesign', target, { payload: { name: 'Wall', design } })
  const when = 'The same design is saved again'
  const saved = await customer.call('saveDesign', target, { payload: { name: 'Wall', design }, when })
  customer.check('saveDesign', when, 'number of designs', 1, saved.designs.length)
  const savedTarget: Linked = { owner: 'savedDesign', links: saved.designs[0]?._links }
  const renamed = await customer.call('updateDesign', savedTarget, { payload: { name: 'Hall', design } })
  customer.check('updateDesign', 'A customer renames a design', 'designs.0.name', 'Hall', renamed.designs[0]?.name)
  const left = await customer.call('removeSavedDesign', savedTarget)
  customer.check('removeSavedDesign', 'A customer removes a design', 'designs', [], left.designs)
}

async function buyDesign(visit: Visit, root: Linked): Promise<void> {
  const visitor = visit.createPerson()
  const offers = await findVariants(visitor, root)
  visit.cleanLater(() => emptyCart(visitor, root))
  const items = offers.map(({ id_product, id_product_attribute }) => ({
    id_product,
    id_product_attribute,
    quantity: 1,
  }))
  const [payload, key] = [{ design, items, id_lang: 2 }, createKey()]
  await visitor.call('addDesign', root, { payload, key })
  const when = 'A design is added again with its key'
  const { cart } = await visitor.call('addDesign', root, { payload, key, when })
  visitor.check('addDesign', when, 'cart.designs', 1, cart?.designs.length)
  const removed = await visitor.call('removeDesign', { owner: 'cartDesign', links: cart?.designs[0]?._links })
  visitor.check('removeDesign', 'A visitor removes a design', 'cart.items', [], removed.cart?.items)
}
