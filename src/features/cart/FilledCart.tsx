import { type ReactNode, useRef } from 'react'
import type { Cart, CartItem } from '../../contract/cart'
import { isOffered } from '../../contract/links'
import { LineItems, type LineItemsProps } from './lineItems/LineItems'
import { type SaveForLater, useLineItemChanges } from './lineItems/useLineItemChanges'
import { CartPromotions } from './discounts/CartPromotions'
import { VoucherField } from './discounts/VoucherField'
import { CartOverview } from './CartOverview'
import { CartChanges } from './CartChanges'
import { useBackOnline } from '../../ui/page/useBackOnline'
import { useIsOffline } from '../../ui/page/useIsOffline'
import { SectionError } from '../../ui/status/SectionError'
import { SlowNote } from '../../ui/status/SlowNote'
import { bringMessages } from '../../i18n/lateMessages'
import { selectIsCartBusy } from '../../store/cart/cartSlice'
import { reloadCart } from '../../store/cart/storedCartThunks'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { type CartDesignGroup, groupCartDesigns, type GroupedCart } from '../../store/design/groupCartDesigns'
import { selectPanelContent } from '../../store/sidePanelSlice'
import { useDeliveryCountry } from '../../store/checkout/useCountries'
import * as styles from './CartPage.module.css'

const useMessages = bringMessages('cart')

export interface FilledCartProps extends Pick<LineItemsProps, 'GiftItems'> {
  cart: Cart
  emptyCart: ReactNode
  payment: string | undefined
  renderDesigns: (designs: readonly CartDesignGroup[], extraDays: number) => ReactNode
  saveForLater: SaveForLater
}

/** The cart may be empty, because the user can still undo the removal of its last item. */
export function FilledCart({ cart, emptyCart, payment, saveForLater, GiftItems, renderDesigns }: FilledCartProps) {
  const page = useRef<HTMLDivElement>(null)
  const changes = useLineItemChanges(saveForLater)
  const country = useDeliveryCountry(cart.id_country)
  const extraDays = country?.extra_days ?? 0
  const isFilled = cart.items.length > 0
  const { designs, otherItems } = groupCartDesigns(cart)
  // The section with the designs stays mounted, because it can restore a removed design.
  const hadDesigns = useRef(false)
  hadDesigns.current ||= designs.length > 0
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <CartChanges onDismissed={() => page.current?.focus({ preventScroll: true })} />
      <CartRefreshError />
      <SlowChangeNote />
      <div className={isFilled ? styles.columns : undefined}>
        <div>
          {hadDesigns.current && renderDesigns(designs, extraDays)}
          <LineItems
            items={otherItems.map(({ item }) => item)}
            renderDetails={(item) => <DesignQuantity item={item} otherItems={otherItems} />}
            extraDays={extraDays}
            changes={changes}
            GiftItems={GiftItems}
          />
          {isFilled && <CartPromotions />}
          {isFilled && isOffered(cart, 'addvoucher') && (
            <div className={styles.voucherField}>
              <VoucherField />
            </div>
          )}
        </div>
        {isFilled ? <CartOverview cart={cart} country={country} payment={payment} /> : emptyCart}
      </div>
    </div>
  )
}

/** Says how much of the item's quantity belongs to the designs, which have a section of their own. */
function DesignQuantity({ item, otherItems }: { item: CartItem; otherItems: GroupedCart['otherItems'] }) {
  const messages = useMessages('cart')
  const quantityOutsideDesigns = otherItems.find((other) => other.item.id === item.id)?.quantity ?? item.quantity
  return (
    quantityOutsideDesigns < item.quantity && (
      <p className={styles.designQuantity}>{messages.design.included(item.quantity - quantityOutsideDesigns)}</p>
    )
  )
}

/**
 * When a refresh has failed, the cart on screen may be outdated. The component shows nothing while the device is
 * offline, because the page frame then has its own notice.
 */
function CartRefreshError() {
  const { errors } = useMessages('cart')
  const { retry } = useMessages('frame').error
  const dispatch = useAppDispatch()
  const hasFailed = useAppSelector(({ cart }) => cart.error !== null)
  const handleRetry = () => {
    if (hasFailed) void dispatch(reloadCart())
  }
  useBackOnline(handleRetry)
  if (useIsOffline() || !hasFailed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={retry} onRetry={handleRetry} />
    </div>
  )
}

/** An open panel has its own note. */
function SlowChangeNote() {
  const messages = useMessages('cart')
  const isBusy = useAppSelector((state) => selectIsCartBusy(state) && !selectPanelContent(state))
  return <SlowNote isBusy={isBusy} text={messages.slow} />
}
