import { useEffect, useRef, useState } from 'react'
import type { ServicePoint } from '../../../contract/checkout'
import { Icon } from '../../../design/Icon'
import { useWords } from '../../../i18n/useWords'
import { PointRow } from './PointRow'
import * as styles from './Shipping.module.css'

interface PointListProps {
  points: readonly ServicePoint[]
  chosen: ServicePoint | null
  onChoose: (point: ServicePoint) => void
  /** What is wrong with the choice, in words. */
  fault: string | null
  /** The map beside the list is open: rows have its numbers. */
  numbered: boolean
}

/** How many are shown until the shopper asks for the rest. */
const atFirst = 4

/** The points as radio rows, the nearest first; the first few, and the rest when asked for. */
export function PointList({ points, chosen, onChoose, fault, numbered }: PointListProps) {
  const { shipping } = useWords('checkout')
  const [all, setAll] = useState(false)
  const firstNew = useRef<HTMLInputElement>(null)
  const chosenAt = points.findIndex(({ id }) => id === chosen?.id)
  const shown = all || numbered || chosenAt >= atFirst ? points : points.slice(0, atFirst)
  const hidden = points.length - shown.length
  useEffect(() => {
    if (all) firstNew.current?.focus()
  }, [all])
  return (
    <fieldset className={styles.points}>
      <legend className="sr">{shipping.points}</legend>
      {fault && (
        <p id="point-fault" className={styles.fault} role="alert">
          <Icon name="info" size={15} />
          {fault}
        </p>
      )}
      {shown.map((point, at) => (
        <PointRow
          key={point.id}
          ref={at === atFirst ? firstNew : undefined}
          point={point}
          number={numbered ? at + 1 : null}
          checked={point.id === chosen?.id}
          faultId={fault ? 'point-fault' : undefined}
          onChoose={() => onChoose(point)}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {shipping.more(hidden)}
        </button>
      )}
    </fieldset>
  )
}
