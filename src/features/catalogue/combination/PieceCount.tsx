import { Checkbox } from '../../../design/Checkbox'
import { QuantityStepper } from '../../../design/QuantityStepper'
import { useWords } from '../../../i18n/useWords'
import { countOf, type Piece } from './pieces'
import type { PieceChange } from './usePieces'
import * as styles from './Combination.module.css'

interface PieceCountProps {
  id: string
  piece: Piece
  several: boolean
  onChange: (changes: PieceChange) => void
}

/** How many, and of several pieces whether this one goes along. What is sold out does not, and says so. */
export function PieceCount({ id, piece, several, onChange }: PieceCountProps) {
  const { product: words } = useWords('catalogue')
  const { combination } = useWords('panel')
  const { product, version, taken, result } = piece
  if (version.stock === 0) return result ? null : <p className={styles.about}>{words.soldOutReason}</p>

  const stepper = {
    quantity: several ? combination.quantityOf(product.name) : words.quantity,
    less: words.fewer,
    more: words.more,
    limit: words.left(version.stock),
  }
  return (
    <div className={styles.count}>
      {several && (
        <Checkbox
          id={`${id}-taken`}
          checked={taken}
          aria-label={combination.takeThis(product.name)}
          onChange={() => onChange({ taken: !taken })}
        >
          {combination.take}
        </Checkbox>
      )}
      {taken && (
        <QuantityStepper
          id={`${id}-quantity`}
          value={countOf(piece)}
          max={version.stock}
          onChange={(quantity) => onChange({ quantity })}
          words={stepper}
        />
      )}
    </div>
  )
}
