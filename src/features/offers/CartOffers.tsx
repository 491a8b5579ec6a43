import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { useShopSelector } from '../../state/hooks'
import { FreeDelivery } from './FreeDelivery'
import { freeDeliveryOf } from './freeDeliveryOf'
import { OfferLine } from './OfferLine'
import * as styles from './offers.module.css'

/** What the cart gives of itself, or how little is missing for it. In short: without names, figures and last days. */
export function CartOffers({ short = false }: { short?: boolean }) {
  const words = useWords('offers')
  const cart = useShopSelector((state) => state.cart.cart)
  const rules = useShopSelector(({ app }) => app.cartRules)
  const id = short ? 'offers-in-short' : 'offers'
  const freeShipping = cart && freeDeliveryOf(cart)
  if (!cart || (cart.offers.length === 0 && !freeShipping)) return null
  return (
    <section aria-labelledby={id} className={short ? styles.short : undefined}>
      <VisuallyHidden as={short ? 'h3' : 'h2'} id={id}>
        {words.title}
      </VisuallyHidden>
      <ul className={styles.offers}>
        {cart.offers.map((offer) => (
          <OfferLine
            key={offer.id_cart_rule}
            offer={offer}
            rule={rules.find(({ id_cart_rule }) => id_cart_rule === offer.id_cart_rule)}
            short={short}
          />
        ))}
        {freeShipping && <FreeDelivery freeShipping={freeShipping} short={short} />}
      </ul>
    </section>
  )
}
