import type { Order } from '../../contract/order'
import { useWords } from '../../i18n/useWords'
import * as styles from './OrderConfirmation.module.css'
import { OrderAddress } from './OrderAddress'

/** Where it goes, who pays, and how. */
export function OrderDetails({ order }: { order: Order }) {
  const words = useWords('order')
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.deliveryAddress}</dt>
        <dd>
          <OrderAddress address={order.delivery_address} />
        </dd>
      </div>
      <div>
        <dt>{words.invoiceAddress}</dt>
        <dd>
          <OrderAddress address={order.invoice_address} />
        </dd>
      </div>
      <div>
        <dt>{words.delivery}</dt>
        <dd>
          {order.carrier.name}
          <br />
          {order.carrier.delay}
        </dd>
      </div>
      <div>
        <dt>{words.payment}</dt>
        <dd>{order.payment.name}</dd>
      </div>
      {order.gift.message !== '' && (
        <div>
          <dt>{words.gift}</dt>
          <dd className={styles.message}>{order.gift.message}</dd>
        </div>
      )}
    </dl>
  )
}
