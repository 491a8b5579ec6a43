import { Note } from '../../../design/Note'
import { SectionError } from '../../../design/SectionError'
import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { CombinationFoot } from './CombinationFoot'
import { CombinationPlaceholder } from './CombinationPlaceholder'
import { PieceChoice } from './PieceChoice'
import { useAdding } from './useAdding'
import { usePieces } from './usePieces'
import * as styles from './Combination.module.css'

interface CombinationProps {
  /** One product to choose a version of, or several that go together. */
  ids: readonly number[]
  onClose: () => void
}

/** Products with their choices, and one button that puts them in the basket; the page behind stays as it is. */
export function Combination({ ids, onClose }: CombinationProps) {
  const words = useWords('panel')
  const { pieces, setPieces, retry, change } = usePieces(ids)
  const { busy, add } = useAdding(setPieces)
  const several = ids.length > 1
  const there = typeof pieces === 'string' ? [] : pieces
  return (
    <SidePanel
      id="combination"
      open
      onClose={onClose}
      closeLabel={words.close}
      title={several ? words.combination.together : words.combination.choose}
      foot={
        there.length > 0 && (
          <CombinationFoot pieces={there} busy={busy} onAdd={() => void add(there)} onClose={onClose} />
        )
      }
    >
      {pieces === 'loading' && <CombinationPlaceholder count={ids.length} />}
      {pieces === 'failed' && <SectionError message={words.combination.failed} retry={words.retry} onRetry={retry} />}
      {pieces !== 'loading' && pieces !== 'failed' && there.length === 0 && (
        <Note role="status">{words.combination.gone}</Note>
      )}
      <div className={styles.pieces}>
        {there.map((piece) => (
          <PieceChoice
            key={piece.product.id_product}
            piece={piece}
            several={several}
            onChange={(changes) => !busy && change(piece.product.id_product, changes)}
            onLeave={onClose}
          />
        ))}
      </div>
    </SidePanel>
  )
}
