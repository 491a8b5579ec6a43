import { CartContent } from '../../features/cart/CartContent'
import type { GiftLinesProps } from '../../features/cart/lineItems/LineItems'
import { PendingPayment } from '../../features/checkout/payment/PendingPayment'
import { useKeepForLater } from '../../features/wishlist/useKeepForLater'
import type { CartPageContent } from '../../pageTable/contents/shelving'
import { lazySection } from '../../layout/lazySection'
import type { PictureFile } from '../../ui/figure/Picture'
import { Skeleton } from '../../ui/status/Skeleton'
import { CartCompanions } from './CartCompanions'

const CartDesigns = lazySection(() => import('../../features/cart/CartDesigns').then((chunk) => chunk.CartDesigns))

const GiftLines = lazySection(() => import('../../features/giftlist/lines/GiftLines').then((chunk) => chunk.GiftLines))

interface CartSectionsProps {
  content: CartPageContent | null
  /** The room below an empty cart. */
  room: PictureFile | null
}

/**
 * A note on a pending payment, the cart, and what goes with its items. The cart saves items for later on the wishlist, and loads the code of gifts
 * and designs once it contains any.
 */
export function CartSections({ content, room }: CartSectionsProps) {
  const keepForLater = useKeepForLater()
  return (
    <>
      <PendingPayment />
      <CartContent
        room={room}
        keepForLater={keepForLater}
        GiftLines={LazyGiftLines}
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

const LazyGiftLines = (props: GiftLinesProps) => (
  <GiftLines {...props} placeholder={<Skeleton height={`${props.items.length * 28}rem`} />} />
)
