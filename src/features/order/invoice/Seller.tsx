import { useWords } from '../../../i18n/useWords'
import * as styles from './Invoice.module.css'

/** Whose invoice it is. */
export function Seller() {
  const { invoice, letterhead } = useWords('order')
  return (
    <div>
      <h3 className={styles.label}>{invoice.seller}</h3>
      <address className={styles.address}>
        {letterhead.split(', ').map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{invoice.vatNumber}</span>
        <span>{invoice.phone}</span>
      </address>
    </div>
  )
}
