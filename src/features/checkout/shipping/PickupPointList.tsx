import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ServicePoint } from '../../../contract/checkout'
import { Icon } from '../../../ui/figure/Icon'
import { useWords } from '../../../i18n/useWords'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import * as styles from './Shipping.module.css'

interface PickupPointListProps {
  points: readonly ServicePoint[]
  chosen: ServicePoint | null
  onChoose: (point: ServicePoint) => void
  /** What is wrong with the choice, in words. */
  error: string | null
  /** The map beside the list is open: rows have its numbers. */
  numbered: boolean
}

/** How many are shown until the shopper asks for the rest. */
const atFirst = 4

/** The points as radio rows, the nearest first; the first few, and the rest when asked for. */
export function PickupPointList({ points, chosen, onChoose, error, numbered }: PickupPointListProps) {
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
      {error && (
        <p id="point-fault" className={styles.error} role="alert">
          <Icon name="info" size={15} />
          {error}
        </p>
      )}
      {shown.map((point, at) => (
        <PickupPointRow
          key={point.id}
          ref={at === atFirst ? firstNew : undefined}
          point={point}
          number={numbered ? at + 1 : null}
          checked={point.id === chosen?.id}
          errorId={error ? 'point-fault' : undefined}
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

interface PickupPointRowProps {
  point: ServicePoint
  /** Its number on the map; null while there is no map. */
  number: number | null
  checked: boolean
  /** Id of the sentence that says what is wrong with the choice. */
  errorId: string | undefined
  onChoose: () => void
}

/** One pick-up point: where it is, when it is open, and how far. */
const PickupPointRow = forwardRef<HTMLInputElement, PickupPointRowProps>(function PickupPointRow(
  { point, number, checked, errorId, onChoose },
  ref,
) {
  const language = useLanguage()
  return (
    <label className={styles.point}>
      <input
        ref={ref}
        type="radio"
        name="service_point"
        value={point.id}
        checked={checked}
        onChange={onChoose}
        aria-describedby={errorId}
      />
      <span>
        {number !== null && <span aria-hidden="true">{number}. </span>}
        {point.name}
        <span className={styles.where}>
          {point.address}, {point.postcode} {point.city}
        </span>
        <span className={styles.where}>{point.hours}</span>
      </span>
      {point.distance_km !== null && <span className={styles.far}>{formatDistance(point.distance_km, language)}</span>}
    </label>
  )
})
