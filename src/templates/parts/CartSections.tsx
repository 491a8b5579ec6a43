import { useRef } from 'react'
import { CartContent } from '../../features/cart/CartContent'
import type { CartLoadErrorProps } from '../../features/cart/CartLoadError'
import type { GiftItemsProps } from '../../features/cart/lineItems/LineItems'
import { useSaveForLater } from '../../features/wishlist/useSaveForLater'
import type { CartPageContent } from '../../pageTable/contents/shelving'
import { lazySection } from '../../layout/lazySection'
import { selectCart } from '../../store/cart/cartSlice'
import { useAppSelector } from '../../store/hooks'
import { selectSessionToken } from '../../store/session/sessionSlice'
import type { PictureFile } from '../../ui/figure/Picture'
import { lazyPart } from '../../ui/page/lazyPart'
import { useNear } from '../../ui/page/useNear'
import { Skeleton } from '../../ui/status/Skeleton'
import * as row from '../../features/productList/productGrid/ProductRow.module.css'

const PendingPayment = lazyPart(() =>
  import('../../features/checkout/payment/PendingPayment').then((chunk) => chunk.PendingPayment),
)

const CartDesigns = lazySection(() => import('../../features/cart/CartDesigns').then((chunk) => chunk.CartDesigns))

const CartLoadError = lazySection(() =>
  import('../../features/cart/CartLoadError').then((chunk) => chunk.CartLoadError),
)

const GiftItems = lazySection(() => import('../../features/giftlist/lines/GiftItems').then((chunk) => chunk.GiftItems))

const CompanionRow = lazyPart(() => import('./CompanionRow').then((chunk) => chunk.CompanionRow))

interface CartSectionsProps {
  content: CartPageContent | null
  /** Shown below an empty cart. */
  room: PictureFile | null
}

/** The code for a pending payment, an error, gifts and designs loads when it is needed. */
export function CartSections({ content, room }: CartSectionsProps) {
  const saveForLater = useSaveForLater()
  // Only a customer or a guest can have started a payment.
  const hasSession = useAppSelector(selectSessionToken) !== null
  return (
    <>
      <PendingPayment isWanted={hasSession} />
      <CartContent
        room={room}
        startLink={content?.start}
        payment={content?.payment}
        CartLoadError={LazyCartLoadError}
        saveForLater={saveForLater}
        GiftItems={LazyGiftItems}
        renderDesigns={(designs, extraDays) => (
          <CartDesigns
            designs={designs}
            extraDays={extraDays}
            path={content?.buildYourOwnPath ?? null}
            placeholder={<Skeleton height={`${designs.length * 12}rem`} />}
          />
        )}
      />
      <CartCompanions />
    </>
  )
}

const LazyCartLoadError = (props: CartLoadErrorProps) => <CartLoadError {...props} placeholder={null} />

const LazyGiftItems = (props: GiftItemsProps) => (
  <GiftItems {...props} placeholder={<Skeleton height={`${props.items.length * 28}rem`} />} />
)

/**
 * The row of companions loads when 160 px of its height are in view, so a page with a small cart does not load the row
 * initially.
 */
const companionMargin = '-160px 0px'

function CartCompanions() {
  const place = useRef<HTMLDivElement>(null)
  const isFilled = useAppSelector((state) => (selectCart(state)?.items.length ?? 0) > 0)
  const isShown = useNear(place, companionMargin, isFilled)
  return (
    isFilled && (
      <div ref={place}>
        <CompanionRow isWanted={isShown} placeholder={<div className={row.place} />} />
      </div>
    )
  )
}
