import type { CartItem } from '../../../src/contract/cart'
import { putInCart } from '../../../src/store/cart/addToCart'
import { removeItem, restoreItem, updateItem } from '../../../src/store/cart/cartThunks'
import { addVoucher, removeVoucher } from '../../../src/store/cart/voucherThunks'
import { chooseCarrier, chooseCountry, chooseGiftWrapping } from '../../../src/store/checkout/checkoutThunks'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { resyncCart } from '../../../src/store/tabs/crossTab'
import type { AppStore } from '../../../src/store/AppThunk'
import { fc } from '../propertyTests'

/**
 * A user's action in a tab. Lines and vouchers are numbered from the first, and a number beyond the last wraps around.
 */
export type CartAction =
  | { do: 'add'; variant: number; quantity: number; fromList: boolean }
  | { do: 'change'; line: number; quantity: number }
  | { do: 'remove' | 'removeVoucher'; line: number }
  | { do: 'undo' | 'resyncCart' | 'checkout' }
  | { do: 'voucher'; code: string }
  | { do: 'country'; id_country: number }
  | { do: 'carrier'; id_carrier: number }
  | { do: 'wrap'; gift: boolean }

/** In stock; in stock and on a gift list; limited to three in stock; and heavy. */
export const variants = [100101, 100402, 105701, 102001]

const quantity = fc.integer({ min: 1, max: 4 })
const line = fc.nat(3)
const kinds: [weight: number, arbitrary: fc.Arbitrary<CartAction>][] = [
  [
    5,
    fc.record({
      do: fc.constant('add' as const),
      variant: fc.constantFrom(...variants),
      quantity,
      fromList: fc.boolean(),
    }),
  ],
  [6, fc.record({ do: fc.constant('change' as const), line, quantity: fc.integer({ min: -1, max: 5 }) })],
  [2, fc.record({ do: fc.constant('remove' as const), line })],
  [2, fc.constant({ do: 'undo' })],
  [2, fc.record({ do: fc.constant('voucher' as const), code: fc.constantFrom('WELKOM10', 'NOORD25', 'NIETS') })],
  [1, fc.record({ do: fc.constant('removeVoucher' as const), line })],
  [1, fc.record({ do: fc.constant('country' as const), id_country: fc.constantFrom(3, 13, 999) })],
  [1, fc.record({ do: fc.constant('carrier' as const), id_carrier: fc.constantFrom(1, 2, 4) })],
  [1, fc.record({ do: fc.constant('wrap' as const), gift: fc.boolean() })],
  [1, fc.constant({ do: 'resyncCart' })],
  [1, fc.constant({ do: 'checkout' })],
]
export const cartAction: fc.Arbitrary<CartAction> = fc.oneof(
  ...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })),
)

const pickOne = <Thing>(things: readonly Thing[] | undefined, at: number): Thing | undefined =>
  things?.length ? things[at % things.length] : undefined

/** Performs the action in the tab if its page offers the action. `removed` contains the last removed line, for undo. */
export function performCartAction(
  { dispatch, getState }: AppStore,
  wanted: CartAction,
  removed: { line?: CartItem },
): Promise<unknown> {
  const { cart } = getState().cart
  const nothing = Promise.resolve()
  switch (wanted.do) {
    case 'add': {
      const id_product_attribute = wanted.variant
      const id_giftlist_product = wanted.fromList && wanted.variant === 100402 ? 1 : null
      const id_product = Math.floor(id_product_attribute / 100)
      return dispatch(putInCart({ id_product, id_product_attribute, id_giftlist_product, quantity: wanted.quantity }))
    }
    case 'change': {
      const item = pickOne(cart?.items, wanted.line)
      return item ? dispatch(updateItem(item.id, wanted.quantity)) : nothing
    }
    case 'remove': {
      const item = pickOne(cart?.items, wanted.line)
      if (!item) return nothing
      removed.line = item
      return dispatch(removeItem(item.id))
    }
    case 'undo': {
      const { line: item } = removed
      delete removed.line
      return item ? dispatch(restoreItem(item)) : nothing
    }
    case 'voucher':
      return dispatch(addVoucher(wanted.code))
    case 'removeVoucher': {
      const voucher = pickOne(cart?.vouchers, wanted.line)
      return voucher ? dispatch(removeVoucher(voucher.id_cart_rule)) : nothing
    }
    case 'country':
      return dispatch(chooseCountry({ id_country: wanted.id_country }))
    case 'carrier':
      return dispatch(chooseCarrier({ id_carrier: wanted.id_carrier }))
    case 'wrap':
      return dispatch(chooseGiftWrapping({ gift: wanted.gift, gift_message: wanted.gift ? 'Proficiat' : '' }))
    case 'resyncCart':
      return dispatch(resyncCart())
    case 'checkout':
      return dispatch(loadCheckout())
  }
}
