import type { ReactNode } from 'react'
import * as styles from './AmountList.module.css'

export interface AmountRow {
  key: string
  name: ReactNode
  /** In words, or formatted already. */
  amount: string
  /** A reduction, shown in the sale colour. */
  discount?: boolean
}

interface AmountListProps {
  rows: readonly AmountRow[]
  total: { name: string; amount: string }
  /** Small print below the total, such as the VAT in it. */
  notes: readonly string[]
}

/** Amounts that add up to a total: names at the left, amounts at the right, the total under a line. */
export function AmountList({ rows, total, notes }: AmountListProps) {
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ key, name, amount, discount }) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd className={discount ? styles.discount : undefined}>{amount}</dd>
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
