import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useWords } from '../../i18n/useWords'
import * as styles from './OrderConfirmation.module.css'
import { OrderAddress } from './OrderAddress'
import type { whereTo } from './whereTo'

interface OrderDetailsProps {
  order: Order
  place: ReturnType<typeof whereTo>
  country: Country | null
}

/** Where it goes, who pays, and how. */
export function OrderDetails({ order, place, country }: OrderDetailsProps) {
  const words = useWords('order')
  const { service_point: point, delivery_address: delivery, invoice_address: invoice } = order
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.goesTo[place]}</dt>
        <dd>
          {place === 'address' && <OrderAddress address={delivery} country={country} />}
          {place === 'shop' && words.shop}
          {point && (
            <>
              {point.name}
              <br />
              {point.address}
              <br />
              {point.postcode} {point.city}
              <br />
              {point.hours}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.delivery}</dt>
        <dd>
          {order.carrier.name}
          <br />
          {order.carrier.delay}
          {order.tracking && (
            <>
              <br />
              {words.trackCode(order.tracking.code)}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.invoiceAddress}</dt>
        <dd>
          <OrderAddress address={invoice} country={invoice.id_country === country?.id_country ? country : null} />
        </dd>
      </div>
      <div>
        <dt>{words.payment}</dt>
        <dd>{order.payment.name}</dd>
      </div>
      {order.gift.wanted && (
        <div>
          <dt>{words.gift}</dt>
          <dd className={styles.message}>{order.gift.message || words.noMessage}</dd>
        </div>
      )}
    </dl>
  )
}
