import { becomeGuest } from '../visit/becomeGuest'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks, Person } from '../visit/Person'
import type { Visit } from '../visit/Visit'
import { addVariant, emptyCart, buildCartTarget } from './walkCart'

/** A guest tries vouchers, gift wrapping and pickup points. */
export async function walkDiscounts(visit: Visit): Promise<void> {
  const guest = visit.createPerson()
  const [offeredVariant] = await findVariants(guest)
  await addVariant(guest, offeredVariant)
  visit.addCleanup(() => emptyCart(guest))
  await visit.runPart(() => tryVouchers(visit, guest))
  await visit.runPart(() => tryWrapping(guest))
  await visit.runPart(() => findPickupPoints(visit, guest))
}

async function tryVouchers(visit: Visit, guest: Person): Promise<void> {
  const { cart } = await guest.call('readCart')
  const from = buildCartTarget(cart)
  await guest.expectRefusal('addVoucher', ['voucher_unknown'], {
    from,
    situation: 'A code is unknown',
    payload: { code: 'NO-SUCH-CODE-0000' },
  })
  if (visit.voucher === undefined) return
  const cartWithVoucher = await guest.call('addVoucher', { from, payload: { code: visit.voucher.toLowerCase() } })
  await guest.expectRefusal('addVoucher', ['voucher_in_cart'], {
    from,
    situation: 'A voucher is added again',
    payload: { code: visit.voucher },
  })
  const voucherTarget: ResponseLinks = { owner: 'cartVoucher', links: cartWithVoucher.cart?.vouchers[0]?._links }
  const cartWithoutVoucher = await guest.call('removeVoucher', { from: voucherTarget })
  guest.check('removeVoucher', 'A guest removes a voucher', 'cart.vouchers', [], cartWithoutVoucher.cart?.vouchers)
}

async function tryWrapping(guest: Person): Promise<void> {
  const { cart } = await guest.call('readCart')
  const from = buildCartTarget(cart)
  const payload = { gift: true, gift_message: 'Proficiat', id_lang: guest.idLang, step_giftwrapping: 1 }
  if (cart?.gift.possible === false) {
    await guest.expectRefusal('updateGiftWrapping', ['gift_not_possible'], { from, payload })
    return
  }
  const wrappedCart = await guest.call('updateGiftWrapping', { from, payload })
  const situation = 'A guest wants gift wrapping'
  guest.check('updateGiftWrapping', situation, 'cart.gift.wanted', true, wrappedCart.cart?.gift.wanted)
  guest.check('updateGiftWrapping', situation, 'cart.gift.message', 'Proficiat', wrappedCart.cart?.gift.message)
  const unwrappedCart = await guest.call('updateGiftWrapping', {
    from: buildCartTarget(wrappedCart.cart),
    payload: { ...payload, gift: false, gift_message: '' },
  })
  const laterSituation = 'A guest no longer wants gift wrapping'
  guest.check('updateGiftWrapping', laterSituation, 'cart.gift.wanted', false, unwrappedCart.cart?.gift.wanted)
}

async function findPickupPoints(visit: Visit, guest: Person): Promise<void> {
  await becomeGuest(visit, guest)
  const { carriers } = await guest.call('readCheckout')
  for (const { _links } of carriers) visit.addLinks('carrier', _links)
  const carrierWithPoints = carriers.find(({ _links }) => 'service_points' in _links)
  if (!carrierWithPoints) return
  const from: ResponseLinks = { owner: 'carrier', links: carrierWithPoints._links }
  const { addresses } = await guest.call('readSession')
  const payload = { postcode: addresses[0]?.postcode }
  const { service_points } = await guest.call('findServicePoints', { from, payload })
  const situation = 'A guest looks for a pickup point'
  guest.check('findServicePoints', situation, 'there are service_points', true, service_points.length > 0)
  await guest.expectRefusal('findServicePoints', ['invalid'], {
    from,
    situation: 'A postcode is invalid',
    payload: { postcode: 'none' },
  })
}
