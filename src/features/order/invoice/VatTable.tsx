import type { CartTotals } from '../../../contract/cart'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { vatRows } from '../rules/vatRows'
import * as styles from './Invoice.module.css'

/** The VAT in the total, per rate. */
export function VatTable({ totals }: { totals: CartTotals }) {
  const { invoice: words } = useWords('order')
  const money = useMoney()
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{words.vat}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          {[words.net, words.vat, words.gross].map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vatRows(totals).map(({ rate, net, vat, gross }) => (
          <tr key={rate}>
            <th scope="row">{words.rateIs(String(rate))}</th>
            <td className={styles.number}>{money(net)}</td>
            <td className={styles.number}>{money(vat)}</td>
            <td className={styles.number}>{money(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
