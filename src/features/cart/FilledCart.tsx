import { useRef } from 'react'
import type { Cart } from '../../contract/cart'
import type { CartParts } from './cartParts'
import * as styles from './CartPage.module.css'
import { EmptyCart } from './EmptyCart'
import { CartLines } from './lines/CartLines'
import { useLineChanges } from './lines/useLineChanges'
import { CartOverview } from './overview/CartOverview'
import { RefreshFault } from './RefreshFault'
import { SlowChange } from './SlowChange'
import { useDeliveryCountry } from './useDeliveryCountry'
import { WhatChanged } from './whatChanged/WhatChanged'

/** The lines of the cart beside what they cost. */
export function FilledCart({ cart, parts }: { cart: Cart; parts: CartParts }) {
  const page = useRef<HTMLDivElement>(null)
  const changes = useLineChanges(parts.keepForLater)
  const country = useDeliveryCountry(cart.id_country)
  const filled = cart.items.length > 0
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <WhatChanged onDismissed={() => page.current?.focus({ preventScroll: true })} />
      <RefreshFault />
      <SlowChange />
      <div className={filled ? styles.columns : undefined}>
        <div>
          <CartLines items={cart.items} extraDays={country?.extra_days ?? 0} changes={changes} />
          {filled && parts.offers}
          {filled && <div className={styles.voucherField}>{parts.voucherField}</div>}
        </div>
        {filled ? <CartOverview cart={cart} country={country} /> : <EmptyCart />}
      </div>
    </div>
  )
}
