import { findVariants, type VariantForSale } from '../visit/findVariants'
import type { Answer } from '../visit/getCall'
import type { ResponseLinks, Person } from '../visit/Person'
import { createKey, type Visit } from '../visit/Visit'

export const buildCartTarget = (cart: Answer<'readCart'>['cart']): ResponseLinks => ({
  owner: 'cart',
  links: cart?._links,
})

const buildItemTarget = (cart: Answer<'readCart'>['cart']): ResponseLinks => ({
  owner: 'cartItem',
  links: cart?.items[0]?._links,
})

export const sumQuantities = (cart: Answer<'readCart'>['cart']): number =>
  (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds a variant to the cart with a new key, so that the API treats each call as a new addition. */
export const addVariant = (
  person: Person,
  root: ResponseLinks,
  { id_product, id_product_attribute }: VariantForSale,
  quantity = 1,
) =>
  person.call('addToCart', root, {
    payload: { id_product, id_product_attribute, quantity, id_lang: person.idLang },
    key: createKey(),
  })

/** Empties a cart, which also ends its pending payment. */
export async function emptyCart(person: Person, root: ResponseLinks): Promise<void> {
  let { cart } = await person.call('readCart', root)
  for (let remainingItems = cart?.items.length ?? 0; cart && !cart.closed && remainingItems > 0; remainingItems -= 1) {
    cart = (await person.call('removeItem', buildItemTarget(cart))).cart
  }
}

/**
 * Two visitors fill separate carts. One of them repeats an addition as if the response were lost, and changes
 * quantities. A third visitor has the token of an unknown cart.
 */
export async function walkCart(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const root = await visit.readRoot(visitor)
    const [offeredVariant, otherVariant] = await findVariants(visitor, root)
    const firstAnswer = await visitor.call('readCart', root, { situation: 'A visitor without a cart' })
    visitor.check('readCart', 'A visitor without a cart', 'cart', null, firstAnswer.cart)
    visit.cleanLater(() => emptyCart(visitor, root))
    await visit.runPart(() => repeatAddition(visitor, root, offeredVariant))
    await visit.runPart(() => changeQuantities(visitor, root))
    await visit.runPart(() => checkSeparateCarts(visit, visitor, root, otherVariant))
    const cartBeforeRemoval = await visitor.call('readCart', root)
    const emptiedCart = await visitor.call('removeItem', buildItemTarget(cartBeforeRemoval.cart))
    visitor.check('removeItem', 'A visitor removes the only line item', 'cart.items', [], emptiedCart.cart?.items)
  })
  await visit.runPart(async () => {
    const stranger = visit.createPerson()
    const root = await visit.readRoot(stranger)
    stranger.tokens.cart = 'unknown'
    const situation = 'A visitor has the token of a cart that is unknown'
    const { cart } = await stranger.call('readCart', root, { situation })
    stranger.check('readCart', situation, 'cart', null, cart)
  })
}

async function repeatAddition(
  visitor: Person,
  root: ResponseLinks,
  { id_product, id_product_attribute }: VariantForSale,
) {
  const payload = { id_product, id_product_attribute, quantity: 1, id_lang: visitor.idLang }
  const key = createKey()
  const firstAnswer = await visitor.call('addToCart', root, { payload, key })
  visitor.check('addToCart', 'A visitor adds a variant', 'quantity of the cart', 1, sumQuantities(firstAnswer.cart))
  const situation = 'The addition is repeated with its key, since the answer was lost'
  const repeatedAnswer = await visitor.call('addToCart', root, { payload, key, situation })
  visitor.check('addToCart', situation, 'quantity of the cart', 1, sumQuantities(repeatedAnswer.cart))
  await visitor.expectRefusal('addToCart', root, ['invalid'], {
    situation: 'The key of an addition comes with another payload',
    payload: { ...payload, quantity: 2 },
    key,
  })
  const laterCart = await visitor.call('readCart', root)
  visitor.check('readCart', 'A visitor reads the cart again', 'quantity of the cart', 1, sumQuantities(laterCart.cart))
}

async function changeQuantities(visitor: Person, root: ResponseLinks): Promise<void> {
  const id_lang = visitor.idLang
  const { cart } = await visitor.call('readCart', root)
  const target = buildItemTarget(cart)
  const changedCart = await visitor.call('updateItem', target, { payload: { quantity: 3, id_lang } })
  visitor.check('updateItem', 'A visitor wants three', 'quantity of the cart', 3, sumQuantities(changedCart.cart))
  await visitor.expectRefusal('updateItem', target, ['out_of_stock', 'invalid'], {
    situation: 'A visitor wants more than there is',
    payload: { quantity: 1_000_000, id_lang },
  })
  const laterCart = await visitor.call('readCart', root)
  visitor.check(
    'updateItem',
    'After a refusal, the quantity is as it was',
    'quantity of the cart',
    3,
    sumQuantities(laterCart.cart),
  )
  const token = visitor.tokens.cart
  visitor.tokens.cart = createKey()
  await visitor.expectRefusal('updateItem', target, ['cart_not_found', 'not_found'], {
    situation: 'A change comes with the token of an unknown cart',
    payload: { quantity: 1, id_lang },
  })
  visitor.tokens.cart = token
}

async function checkSeparateCarts(
  visit: Visit,
  visitor: Person,
  root: ResponseLinks,
  otherVariant: VariantForSale,
): Promise<void> {
  const secondVisitor = visit.createPerson()
  const situation = 'Two visitors have carts of their own'
  await addVariant(secondVisitor, root, otherVariant, 2)
  visit.cleanLater(() => emptyCart(secondVisitor, root))
  secondVisitor.check(
    'addToCart',
    situation,
    'the tokens are different',
    true,
    secondVisitor.tokens.cart !== visitor.tokens.cart,
  )
  const { cart } = await visitor.call('readCart', root)
  visitor.check('addToCart', situation, 'quantity of the first cart', 3, sumQuantities(cart))
}
