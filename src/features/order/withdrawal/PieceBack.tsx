import { QuantityStepper } from '../../../design/QuantityStepper'
import { useWords } from '../../../i18n/useWords'
import type { Pieces } from '../rules/cameAgain'
import { piecesInWords } from '../rules/piecesInWords'
import * as styles from './Withdrawal.module.css'

interface PieceBackProps {
  /** What can go back at most. */
  pieces: Pieces
  /** How many do. */
  back: number
  onChange: (quantity: number) => void
}

/** How many of one line go back. */
export function PieceBack({ pieces, back, onChange }: PieceBackProps) {
  const words = useWords('order')
  const name = piecesInWords({ ...pieces, quantity: 1 }, words)
  return (
    <div className={styles.piece}>
      <span>{name}</span>
      <span className={styles.count}>
        <QuantityStepper
          id={`back-${pieces.line.id_order_line}`}
          value={Math.min(back, pieces.quantity)}
          min={0}
          max={pieces.quantity}
          onChange={onChange}
          words={{
            quantity: words.withdrawal.quantity(name),
            less: words.withdrawal.less,
            more: words.withdrawal.more,
          }}
        />
        {words.withdrawal.ofSo(pieces.quantity)}
      </span>
    </div>
  )
}
