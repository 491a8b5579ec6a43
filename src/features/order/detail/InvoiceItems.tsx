import type { OrderLine } from '../../../contract/order'
import { getUnitPrice } from '../../../contract/money'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatOrderItem } from '../formatOrderState'
import type { CartTotals } from '../../../contract/cart'
import { listVatRows } from './invoiceRules'
import * as styles from './Invoice.module.css'

const useMessages = bringMessages('order')

export function InvoiceItems({ lines }: { lines: readonly OrderLine[] }) {
  const messages = useMessages('order')
  const formatEuro = useMoney()
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{messages.invoice.lines}</VisuallyHidden>
      <TableHead
        name={messages.invoice.piece}
        numbers={[messages.invoice.count, messages.invoice.unit, messages.invoice.amount]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={line.id_order_line}>
            <td>{formatOrderItem({ line, quantity: 1 }, messages)}</td>
            <td className={styles.number}>{line.quantity}</td>
            <td className={styles.number}>{formatEuro(getUnitPrice(line))}</td>
            <td className={styles.number}>{formatEuro(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function VatTable({ totals }: { totals: CartTotals }) {
  const { invoice: messages } = useMessages('order')
  const language = useLanguage()
  const formatEuro = useMoney()
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{messages.vat}</VisuallyHidden>
      <TableHead name={messages.rate} numbers={[messages.net, messages.vat, messages.gross]} />
      <tbody>
        {listVatRows(totals).map(({ rate, net, vat, gross }) => (
          <tr key={rate}>
            <th scope="row">{messages.rateIs(rate.toLocaleString(locale[language]))}</th>
            <td className={styles.number}>{formatEuro(net)}</td>
            <td className={styles.number}>{formatEuro(vat)}</td>
            <td className={styles.number}>{formatEuro(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableHead({ name, numbers }: { name: string; numbers: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {numbers.map((number) => (
          <th key={number} scope="col" className={styles.number}>
            {number}
          </th>
        ))}
      </tr>
    </thead>
  )
}
