import { useState } from 'react'
import { Icon } from '../../../design/Icon'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { PieceCount } from './PieceCount'
import { pieceFault } from './pieceFault'
import { PieceHead } from './PieceHead'
import { PieceOptions } from './PieceOptions'
import type { Piece } from './pieces'
import type { PieceChange } from './usePieces'
import * as styles from './Combination.module.css'

interface PieceChoiceProps {
  piece: Piece
  /** It is one of several, and may be left out. */
  several: boolean
  onChange: (changes: PieceChange) => void
  onLeave: () => void
}

/** One product in the panel: its choices, how many, and how adding it went. */
export function PieceChoice({ piece, several, onChange, onLeave }: PieceChoiceProps) {
  const panel = useWords('panel')
  const [moved, setMoved] = useState('')
  const { product, result } = piece
  const id = `piece-${product.id_product}`
  return (
    <section className={styles.piece} aria-labelledby={id}>
      <PieceHead piece={piece} headingId={id} onLeave={onLeave} />
      {result?.ok ? (
        <p className={styles.added}>
          <Icon name="check" />
          {panel.cartResult.added}
        </p>
      ) : (
        <>
          <PieceOptions
            id={id}
            piece={piece}
            onChoose={(version, sentence) => {
              setMoved(sentence)
              onChange({ version })
            }}
          />
          <p role="status" className={styles.moved}>
            {moved}
          </p>
          {result && <Note look="bad">{pieceFault(result, panel)}</Note>}
          <PieceCount id={id} piece={piece} several={several} onChange={onChange} />
        </>
      )}
    </section>
  )
}
