import { becomeGuest } from '../visit/becomeGuest'
import { findVariants } from '../visit/findVariants'
import { createEmail, type Visit } from '../visit/Visit'
import { addVariant, emptyCart } from './walkCart'

/** A visitor sends requests that no storefront sends, and a guest tries to use another guest's cart. */
export async function walkHostileInput(visit: Visit): Promise<void> {
  await visit.runPart(() => sendInvalidRequests(visit))
  await visit.runPart(() => tryForeignCart(visit))
}

async function sendInvalidRequests(visit: Visit): Promise<void> {
  const stranger = visit.createPerson()
  const [variant] = await findVariants(stranger)
  const validPayload = { ...variant, quantity: 1, id_lang: 2 }
  await stranger.expectRefusal('addToCart', ['bad_request'], {
    situation: 'A body is not JSON',
    rawBody: '{"id_product":',
  })
  const invalidPayloads: [string, object][] = [
    ['A quantity is a string', { ...validPayload, quantity: 'two' }],
    ['A quantity is a fraction', { ...validPayload, quantity: 0.5 }],
    ['An id is a list', { ...validPayload, id_product: [variant.id_product] }],
    ['An id is negative', { ...validPayload, id_product: -1 }],
    ['Everything is missing', {}],
  ]
  for (const [situation, payload] of invalidPayloads)
    await stranger.expectRefusal('addToCart', ['invalid'], { situation, payload })
  await stranger.expectRefusal('addToCart', ['not_found'], {
    situation: 'A product does not exist',
    payload: { ...validPayload, id_product: 99_999_999, id_product_attribute: 99_999_999 },
  })
  const situation = 'After refused additions there is no cart'
  const emptyAnswer = await stranger.call('readCart', { situation })
  stranger.check('addToCart', situation, 'cart', null, emptyAnswer.cart)
  if (visit.includes('whole')) {
    await stranger.expectRefusal('addToCart', ['too_large'], {
      situation: 'A body has 60 000 bytes',
      payload: { ...validPayload, message: 'x'.repeat(60_000) },
    })
  }
  const account = { id_lang: 2, email: 'no address', firstname: 'A', lastname: 'B', newsletter: false }
  await stranger.expectRefusal('createGuest', ['invalid'], {
    situation: 'An email address is invalid',
    payload: { account },
  })
  await stranger.expectRefusal('createGuest', ['invalid'], {
    situation: 'A guest has no address',
    payload: { account: { ...account, email: createEmail() } },
  })
  stranger.tokens.session = 'unknown'
  await stranger.expectRefusal('readSession', ['not_logged_in'], { situation: 'The token of a session is unknown' })
}

async function tryForeignCart(visit: Visit): Promise<void> {
  const [owner, otherGuest] = [visit.createPerson(), visit.createPerson()]
  const [offeredVariant] = await findVariants(owner)
  await addVariant(owner, offeredVariant)
  visit.addCleanup(() => emptyCart(owner))
  await becomeGuest(visit, owner)
  const token = owner.tokens.cart
  await becomeGuest(visit, otherGuest)
  otherGuest.tokens.cart = token
  const situation = 'A guest has the CartToken of another guest'
  const { cart } = await otherGuest.call('readCart', { situation })
  otherGuest.check('readCart', situation, 'the cart is the other one', false, cart?.token === token)
}
