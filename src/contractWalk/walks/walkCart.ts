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
export const addVariant = (person: Person, variant: VariantForSale, quantity = 1) =>
  person.call('addToCart', { payload: { ...variant, quantity, id_lang: person.idLang }, key: createKey() })

/** Empties a cart, which also ends its pending payment. */
export async function emptyCart(person: Person): Promise<void> {
  let { cart } = await person.call('readCart')
  for (let remainingItems = cart?.items.length ?? 0; cart && !cart.closed && remainingItems > 0; remainingItems -= 1) {
    cart = (await person.call('removeItem', { from: buildItemTarget(cart) })).cart
  }
}

/**
 * Two visitors fill separate carts. One of them repeats an addition as if the response were lost, and changes
 * quantities. A third visitor has the token of an unknown cart.
 */
export async function walkCart(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const [offeredVariant, otherVariant] = await findVariants(visitor)
    const firstAnswer = await visitor.call('readCart', { situation: 'A visitor without a cart' })
    visitor.check('readCart', 'A visitor without a cart', 'cart', null, firstAnswer.cart)
    visit.addCleanup(() => emptyCart(visitor))
    await visit.runPart(() => repeatAddition(visitor, offeredVariant))
    await visit.runPart(() => changeQuantities(visitor))
    await visit.runPart(() => checkSeparateCarts(visit, visitor, otherVariant))
    const cartBeforeRemoval = await visitor.call('readCart')
    const emptiedCart = await visitor.call('removeItem', { from: buildItemTarget(cartBeforeRemoval.cart) })
    visitor.check('removeItem', 'A visitor removes the only line item', 'cart.items', [], emptiedCart.cart?.items)
  })
  const stranger = visit.createPerson()
  stranger.tokens.cart = 'unknown'
  const situation = 'A visitor has the token of a cart that is unknown'
  const { cart } = await stranger.call('readCart', { situation })
  stranger.check('readCart', situation, 'cart', null, cart)
}

async function repeatAddition(visitor: Person, variant: VariantForSale) {
  const payload = { ...variant, quantity: 1, id_lang: visitor.idLang }
  const key = createKey()
  const firstAnswer = await visitor.call('addToCart', { payload, key })
  visitor.check('addToCart', 'A visitor adds a variant', 'quantity of the cart', 1, sumQuantities(firstAnswer.cart))
  const situation = 'The addition is repeated with its key, since the answer was lost'
  const repeatedAnswer = await visitor.call('addToCart', { payload, key, situation })
  visitor.check('addToCart', situation, 'quantity of the cart', 1, sumQuantities(repeatedAnswer.cart))
  await visitor.expectRefusal('addToCart', ['invalid'], {
    situation: 'The key of an addition comes with another payload',
    payload: { ...payload, quantity: 2 },
    key,
  })
  const laterCart = await visitor.call('readCart')
  visitor.check('readCart', 'A visitor reads the cart again', 'quantity of the cart', 1, sumQuantities(laterCart.cart))
}

async function changeQuantities(visitor: Person): Promise<void> {
  const id_lang = visitor.idLang
  const { cart } = await visitor.call('readCart')
  const from = buildItemTarget(cart)
  const changedCart = await visitor.call('updateItem', { from, payload: { quantity: 3, id_lang } })
  visitor.check('updateItem', 'A visitor wants three', 'quantity of the cart', 3, sumQuantities(changedCart.cart))
  await visitor.expectRefusal('updateItem', ['out_of_stock', 'invalid'], {
    from,
    situation: 'A visitor wants more than there is',
    payload: { quantity: 1_000_000, id_lang },
  })
  const laterCart = await visitor.call('readCart')
  const situation = 'After a refusal, the quantity is as it was'
  visitor.check('updateItem', situation, 'quantity of the cart', 3, sumQuantities(laterCart.cart))
  const token = visitor.tokens.cart
  visitor.tokens.cart = createKey()
  await visitor.expectRefusal('updateItem', ['cart_not_found', 'not_found'], {
    from,
    situation: 'A change comes with the token of an unknown cart',
    payload: { quantity: 1, id_lang },
  })
  visitor.tokens.cart = token
}

async function checkSeparateCarts(visit: Visit, visitor: Person, otherVariant: VariantForSale): Promise<void> {
  const secondVisitor = visit.createPerson()
  const situation = 'Two visitors have carts of their own'
  await addVariant(secondVisitor, otherVariant, 2)
  visit.addCleanup(() => emptyCart(secondVisitor))
  const isDifferent = secondVisitor.tokens.cart !== visitor.tokens.cart
  secondVisitor.check('addToCart', situation, 'the tokens are different', true, isDifferent)
  const { cart } = await visitor.call('readCart')
  visitor.check('addToCart', situation, 'quantity of the first cart', 3, sumQuantities(cart))
}
