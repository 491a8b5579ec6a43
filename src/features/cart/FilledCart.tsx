import { useRef } from 'react'
import type { Cart } from '../../contract/cart'
import type { CartParts } from './cartParts'
import { EmptyCart } from './EmptyCart'
import { LineItems } from './lineItems/LineItems'
import { useLineItemChanges } from './lineItems/useLineItemChanges'
import { CartOverview } from './CartOverview'
import { CartRefreshError } from './CartLoadError'
import { CartChanges } from './CartChanges'
import { SlowNote } from '../../ui/status/SlowNote'
import { useWords } from '../../i18n/useWords'
import { selectIsCartBusy } from '../../store/cart/cartSelectors'
import { useStoreSelector } from '../../store/hooks'
import type { Country } from '../../contract/catalogue'
import { useCountries } from '../../store/checkout/useCountries'
import * as styles from './CartPage.module.css'

/** The lines of the cart beside what they cost. */
export function FilledCart({ cart, parts }: { cart: Cart; parts: CartParts }) {
  const page = useRef<HTMLDivElement>(null)
  const changes = useLineItemChanges(parts.keepForLater)
  const country = useDeliveryCountry(cart.id_country)
  const filled = cart.items.length > 0
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <CartChanges onDismissed={() => page.current?.focus({ preventScroll: true })} />
      <CartRefreshError />
      <SlowChange />
      <div className={filled ? styles.columns : undefined}>
        <div>
          <LineItems items={cart.items} extraDays={country?.extra_days ?? 0} changes={changes} />
          {filled && parts.promotions}
          {filled && <div className={styles.voucherField}>{parts.voucherField}</div>}
        </div>
        {filled ? <CartOverview cart={cart} country={country} /> : <EmptyCart />}
      </div>
    </div>
  )
}

/** A change of the cart takes long: said where it can be seen from any line, until it is done. */
function SlowChange() {
  const words = useWords('cart')
  const busy = useStoreSelector(selectIsCartBusy)
  return <SlowNote underWay={busy} text={words.slow} className={styles.slow} />
}

/** The country of delivery, in the page's language; null as long as it is not known. */
function useDeliveryCountry(idCountry: number): Country | null {
  const { data: countries } = useCountries()
  return countries?.find((country) => country.id_country === idCountry) ?? null
}
