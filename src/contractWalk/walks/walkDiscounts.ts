import { becomeGuest } from '../visit/becomeGuest'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks, Person } from '../visit/Person'
import type { Visit } from '../visit/Visit'
import { addVariant, emptyCart, buildCartTarget } from './walkCart'

/** A guest tries vouchers, gift wrapping and pickup points. */
export async function walkDiscounts(visit: Visit): Promise<void> {
  const guest = visit.createPerson()
  const root = await visit.readRoot(guest)
  const [offeredVariant] = await findVariants(guest, root)
  await addVariant(guest, root, offeredVariant)
  visit.cleanLater(() => emptyCart(guest, root))
  await visit.runPart(() => tryVouchers(visit, guest, root))
  await visit.runPart(() => tryWrapping(guest, root))
  await visit.runPart(() => findPickupPoints(visit, guest, root))
}

async function tryVouchers(visit: Visit, guest: Person, root: ResponseLinks): Promise<void> {
  const { cart } = await guest.call('readCart', root)
  await guest.expectRefusal('addVoucher', buildCartTarget(cart), ['voucher_unknown'], {
    situation: 'A code is unknown',
    payload: { code: 'NO-SUCH-CODE-0000' },
  })
  if (visit.voucher === undefined) return
  const cartWithVoucher = await guest.call('addVoucher', buildCartTarget(cart), {
    payload: { code: visit.voucher.toLowerCase() },
  })
  await guest.expectRefusal('addVoucher', buildCartTarget(cart), ['voucher_in_cart'], {
    situation: 'A voucher is added again',
    payload: { code: visit.voucher },
  })
  const links = cartWithVoucher.cart?.vouchers[0]?._links
  visit.addLinks('cartVoucher', links ?? {})
  const cartWithoutVoucher = await guest.call('removeVoucher', { owner: 'cartVoucher', links })
  guest.check('removeVoucher', 'A guest removes a voucher', 'cart.vouchers', [], cartWithoutVoucher.cart?.vouchers)
}

async function tryWrapping(guest: Person, root: ResponseLinks): Promise<void> {
  const { cart } = await guest.call('readCart', root)
  const payload = { gift: true, gift_message: 'Proficiat', id_lang: guest.idLang, step_giftwrapping: 1 }
  if (cart?.gift.possible === false) {
    await guest.expectRefusal('updateGiftWrapping', buildCartTarget(cart), ['gift_not_possible'], { payload })
    return
  }
  const wrappedCart = await guest.call('updateGiftWrapping', buildCartTarget(cart), { payload })
  const situation = 'A guest wants gift wrapping'
  guest.check('updateGiftWrapping', situation, 'cart.gift.wanted', true, wrappedCart.cart?.gift.wanted)
  guest.check('updateGiftWrapping', situation, 'cart.gift.message', 'Proficiat', wrappedCart.cart?.gift.message)
  const plainPayload = { ...payload, gift: false, gift_message: '' }
  const unwrappedCart = await guest.call('updateGiftWrapping', buildCartTarget(wrappedCart.cart), {
    payload: plainPayload,
  })
  guest.check(
    'updateGiftWrapping',
    'A guest no longer wants gift wrapping',
    'cart.gift.wanted',
    false,
    unwrappedCart.cart?.gift.wanted,
  )
}

async function findPickupPoints(visit: Visit, guest: Person, root: ResponseLinks): Promise<void> {
  await becomeGuest(visit, guest, root)
  const { carriers } = await guest.call('readCheckout', root)
  for (const { _links } of carriers) visit.addLinks('carrier', _links)
  const carrierWithPoints = carriers.find(({ _links }) => 'service_points' in _links)
  if (!carrierWithPoints) return
  const target: ResponseLinks = { owner: 'carrier', links: carrierWithPoints._links }
  const { addresses } = await guest.call('readSession', root)
  const { service_points } = await guest.call('findServicePoints', target, {
    payload: { postcode: addresses[0]?.postcode },
  })
  guest.check(
    'findServicePoints',
    'A guest looks for a pickup point',
    'there are service_points',
    true,
    service_points.length > 0,
  )
  await guest.expectRefusal('findServicePoints', target, ['invalid'], {
    situation: 'A postcode is invalid',
    payload: { postcode: 'none' },
  })
}
