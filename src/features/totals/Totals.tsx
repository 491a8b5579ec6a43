import type { ReactNode } from 'react'
import type { Cart, CartTotals } from '../../contract/cart'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { bringMessages } from '../../i18n/lateMessages'
import { useMoney } from '../../i18n/money'
import * as styles from './Totals.module.css'

const useMessages = bringMessages('common')

interface TotalsProps {
  /** A cart or an order. */
  amounts: {
    totals: CartTotals
    gift: Pick<Cart['gift'], 'wanted'>
    offers: readonly { name: string; amount: number }[]
    vouchers: readonly { code: string; amount: number; free_shipping?: boolean; label?: ReactNode }[]
  }
  itemsName?: string
  shippingName?: string
  /** Null while the cost is unknown, and undefined when nothing is delivered. */
  shipping: number | null | undefined
  fee?: { name: string; amount: number }
  /** By default the total of the amounts. */
  total?: number
  hasVat?: boolean
}

/** Shows what a cart or an order costs, from the items to the total. */
export function Totals({
  amounts: { totals, gift, offers, vouchers },
  itemsName,
  shippingName,
  shipping,
  fee,
  total = totals.total,
  hasVat = true,
}: TotalsProps) {
  const messages = useMessages('common').totals
  const language = useLanguage()
  const formatEuro = useMoney()
  const formatCharge = (euro: number) => (euro === 0 ? messages.free : formatEuro(euro))
  return (
    <>
      <dl className={styles.rows}>
        <Row name={itemsName ?? messages.items} amount={formatEuro(totals.items)} />
        {offers.map(
          ({ name, amount }) =>
            amount > 0 && <Row key={name} name={name} amount={formatEuro(-amount)} className={styles.discount} />,
        )}
        {vouchers.map(({ code, label, amount, free_shipping = true }) => (
          <Row
            key={code}
            name={label ?? messages.voucher(code)}
            // A voucher for free delivery does not reduce the price of the items. The delivery row shows its effect.
            amount={amount === 0 && free_shipping ? messages.freeDelivery : formatEuro(-amount)}
            className={styles.discount}
          />
        ))}
        {shipping !== undefined && (
          <Row
            name={shippingName ?? messages.shipping}
            amount={shipping === null ? messages.shippingLater : formatCharge(shipping)}
          />
        )}
        {gift.wanted && <Row name={messages.wrapping} amount={formatCharge(totals.wrapping)} />}
        {fee && <Row name={fee.name} amount={formatEuro(fee.amount)} />}
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd>{formatEuro(total)}</dd>
        </div>
      </dl>
      {hasVat &&
        totals.vat.map(({ rate, amount }) => (
          <p key={rate} className={styles.note}>
            {messages.vat(formatEuro(amount), rate.toLocaleString(locale[language]))}
          </p>
        ))}
    </>
  )
}

function Row({ name, amount, className }: { name: ReactNode; amount: string; className?: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={className}>{amount}</dd>
    </div>
  )
}
