import { CartContent } from '../../features/cart/CartContent'
import type { GiftLinesProps } from '../../features/cart/lineItems/LineItems'
import { keepForLater } from '../../features/wishlist/keepForLater'
import { LazySection } from '../../layout/LazySection'
import { Skeleton } from '../../ui/status/Skeleton'

/** The cart, which saves items for later on the wishlist, and loads the code of gifts once it contains one. */
export function CartSections() {
  return <CartContent keepForLater={keepForLater} GiftLines={LazyGiftLines} />
}

function LazyGiftLines(props: GiftLinesProps) {
  return (
    <LazySection
      load={() => import('../../features/giftlist/lines/GiftLines').then((chunk) => chunk.GiftLines)}
      words={['giftlistLines']}
      placeholder={<Skeleton height={`${props.items.length * 28}rem`} />}
      props={props}
    />
  )
}
