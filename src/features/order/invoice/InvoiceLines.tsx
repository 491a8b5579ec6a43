import type { OrderLine } from '../../../contract/order'
import { unitPrice } from '../../../contract/unitPrice'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { piecesInWords } from '../rules/piecesInWords'
import * as styles from './Invoice.module.css'

/** What is delivered: how many, for how much a piece, and together. */
export function InvoiceLines({ lines }: { lines: readonly OrderLine[] }) {
  const words = useWords('order')
  const money = useMoney()
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{words.invoice.lines}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{words.invoice.piece}</th>
          <th scope="col" className={styles.number}>
            {words.invoice.count}
          </th>
          <th scope="col" className={styles.number}>
            {words.invoice.unit}
          </th>
          <th scope="col" className={styles.number}>
            {words.invoice.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id_order_line}>
            <td>{piecesInWords({ line, quantity: 1 }, words)}</td>
            <td className={styles.number}>{line.quantity}</td>
            <td className={styles.number}>{money(unitPrice(line))}</td>
            <td className={styles.number}>{money(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
