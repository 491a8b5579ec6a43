import type { ReactNode } from 'react'
import * as styles from './AmountList.module.css'

export interface AmountRow {
  key: string
  name: ReactNode
  /** A formatted amount, or a word such as "free". */
  amount: string
  isDiscount?: boolean
}

interface AmountListProps {
  rows: readonly AmountRow[]
  total: { name: string; amount: string }
  /** The small print below the total, such as the VAT. */
  notes: readonly string[]
}

export function AmountList({ rows, total, notes }: AmountListProps) {
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ key, name, amount, isDiscount }) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd className={isDiscount ? styles.discount : undefined}>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  )
}
