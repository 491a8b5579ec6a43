import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ServicePoint } from '../../../contract/checkout'
import { Icon } from '../../../ui/figure/Icon'
import { OpeningHours } from '../../../ui/figure/OpeningHours'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import * as text from '../../../ui/text.module.css'
import * as styles from './Shipping.module.css'

const useMessages = bringMessages('checkout')

interface PickupPointListProps {
  points: readonly ServicePoint[]
  chosenPoint: ServicePoint | null
  onChoose: (point: ServicePoint) => void
  error: string | null
  /** Whether each row shows the number of its pickup point on the map. */
  isNumbered: boolean
}

/** The number of pickup points shown before the user expands the list. */
export const initialPointCount = 4

export function PickupPointList({ points, chosenPoint, onChoose, error, isNumbered }: PickupPointListProps) {
  const { shipping } = useMessages('checkout')
  const [isExpanded, setIsExpanded] = useState(false)
  const firstNewRadio = useRef<HTMLInputElement>(null)
  const chosenIndex = points.findIndex(({ id }) => id === chosenPoint?.id)
  const shownPoints =
    isExpanded || isNumbered || chosenIndex >= initialPointCount ? points : points.slice(0, initialPointCount)
  const hiddenCount = points.length - shownPoints.length
  useEffect(() => {
    if (isExpanded) firstNewRadio.current?.focus()
  }, [isExpanded])
  return (
    <fieldset className={styles.pickupPoints}>
      <legend className="sr">{shipping.points}</legend>
      {error && (
        <p id="pickup-point-error" className={`${styles.error} ${text.xxs}`} role="alert">
          <Icon name="info" size={15} />
          {error}
        </p>
      )}
      {shownPoints.map((point, index) => (
        <PickupPointRow
          key={point.id}
          ref={index === initialPointCount ? firstNewRadio : undefined}
          point={point}
          number={isNumbered ? index + 1 : null}
          checked={point.id === chosenPoint?.id}
          errorId={error ? 'pickup-point-error' : undefined}
          onChoose={() => onChoose(point)}
        />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsExpanded(true)}>
          {shipping.more(hiddenCount)}
        </button>
      )}
    </fieldset>
  )
}

interface PickupPointRowProps {
  point: ServicePoint
  /** The number of the pickup point on the map; null while the map is closed. */
  number: number | null
  checked: boolean
  errorId: string | undefined
  onChoose: () => void
}

const PickupPointRow = forwardRef<HTMLInputElement, PickupPointRowProps>(function PickupPointRow(
  { point, number, checked, errorId, onChoose },
  ref,
) {
  const language = useLanguage()
  return (
    <label className={`${styles.pickupPoint} ${text.sm}`}>
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
        <span className={styles.detail}>
          {point.address}, {point.postcode} {point.city}
        </span>
        <span className={styles.detail}>
          <OpeningHours hours={point.hours} />
        </span>
      </span>
      {point.distance_km !== null && (
        <span className={styles.distance}>{formatDistance(point.distance_km, language)}</span>
      )}
    </label>
  )
})
