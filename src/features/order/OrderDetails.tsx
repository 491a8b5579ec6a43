import type { ReactNode } from 'react'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { bringMessages } from '../../i18n/lateMessages'
import { omitDayCount } from '../../contract/findArrival'
import type { findDestination, OrderDays } from './orderDays'
import type { Address } from '../../contract/session'
import { listPlaceLines } from '../../forms/address/formatAddressLine'
import { formatFullName } from '../../forms/person/formatFullName'
import { OpeningHours } from '../../ui/figure/OpeningHours'
import * as text from '../../ui/text.module.css'
import * as styles from './OrderDetails.module.css'

const useMessages = bringMessages('order')

interface OrderDetailsProps {
  order: Order
  days: OrderDays | null
  destination: ReturnType<typeof findDestination>
  country: Country | null
}

export function OrderDetails({ order, days, destination, country }: OrderDetailsProps) {
  const messages = useMessages('order')
  const delay = days ? omitDayCount(order.carrier?.delay ?? '') : order.carrier?.delay
  const { service_point: pickupPoint, delivery_address: deliveryAddress, invoice_address: invoiceAddress } = order
  return (
    <dl className={`${styles.details} ${text.sm}`}>
      {(destination !== 'address' || deliveryAddress) && (
        <Detail name={messages.goesTo[destination]}>
          {destination === 'address' && deliveryAddress && <OrderAddress address={deliveryAddress} country={country} />}
          {destination !== 'address' && destination !== 'point' && messages[destination]}
          {pickupPoint && (
            <>
              {pickupPoint.name}
              <br />
              {pickupPoint.address}
              <br />
              {pickupPoint.postcode} {pickupPoint.city}
              <br />
              <OpeningHours hours={pickupPoint.hours} />
            </>
          )}
        </Detail>
      )}
      {order.carrier && (
        <Detail name={messages.delivery}>
          {order.carrier.name}
          {delay && (
            <>
              <br />
              {delay}
            </>
          )}
          {order.tracking && (
            <>
              <br />
              {messages.trackCode(order.tracking.code)}
            </>
          )}
        </Detail>
      )}
      {invoiceAddress && (
        <Detail name={messages.invoiceAddress}>
          <OrderAddress address={invoiceAddress} country={country} />
        </Detail>
      )}
      {order.payment && <Detail name={messages.payment}>{order.payment.name}</Detail>}
      {order.gift.wanted && (
        <Detail name={messages.gift}>
          <span className={styles.message}>{messages.wrapped(order.gift.message)}</span>
        </Detail>
      )}
    </dl>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface OrderAddressProps {
  address: Address
  /** Only the address in this country shows its name. */
  country: Country | null
}

/** Shows the address as on a parcel label, with the VAT number of a company. */
export function OrderAddress({ address, country }: OrderAddressProps) {
  const lines = [
    formatFullName(address),
    address.company,
    address.vat_number,
    ...listPlaceLines(address, address.id_country === country?.id_country ? country.name : undefined),
  ].filter((line): line is string => Boolean(line))
  return <AddressLabel lines={lines} />
}

export function AddressLabel({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
