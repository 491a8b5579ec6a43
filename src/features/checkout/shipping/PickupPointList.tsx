import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ServicePoint } from '../../../contract/checkout'
import { Icon } from '../../../ui/figure/Icon'
import { OpeningHours } from '../../../ui/figure/OpeningHours'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import * as radioStyles from '../../../ui/form/RadioCard.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './Shipping.module.css'

const useMessages = bringMessages('checkout')

interface PickupPointListProps {
  pickupPoints: readonly ServicePoint[]
  chosenPickupPoint: ServicePoint | null
  onChoose: (pickupPoint: ServicePoint) => void
  error: string | null
  /** Whether each row shows the number of its pickup point on the map. */
  isNumbered: boolean
}

/** The number of pickup points shown before the user expands the list. */
export const initialPickupPointCount = 4

export function PickupPointList({
  pickupPoints,
  chosenPickupPoint,
  onChoose,
  error,
  isNumbered,
}: PickupPointListProps) {
  const { shipping } = useMessages('checkout')
  const [isExpanded, setIsExpanded] = useState(false)
  const firstNewRadio = useRef<HTMLInputElement>(null)
  const chosenIndex = pickupPoints.findIndex(({ id }) => id === chosenPickupPoint?.id)
  const shownPickupPoints =
    isExpanded || isNumbered || chosenIndex >= initialPickupPointCount
      ? pickupPoints
      : pickupPoints.slice(0, initialPickupPointCount)
  const hiddenCount = pickupPoints.length - shownPickupPoints.length
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
      {shownPickupPoints.map((pickupPoint, index) => (
        <PickupPointRow
          key={pickupPoint.id}
          ref={index === initialPickupPointCount ? firstNewRadio : undefined}
          pickupPoint={pickupPoint}
          number={isNumbered ? index + 1 : null}
          checked={pickupPoint.id === chosenPickupPoint?.id}
          errorId={error ? 'pickup-point-error' : undefined}
          onChoose={() => onChoose(pickupPoint)}
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
  pickupPoint: ServicePoint
  /** The number of the pickup point on the map; null while the map is closed. */
  number: number | null
  checked: boolean
  errorId: string | undefined
  onChoose: () => void
}

const PickupPointRow = forwardRef<HTMLInputElement, PickupPointRowProps>(function PickupPointRow(
  { pickupPoint, number, checked, errorId, onChoose },
  ref,
) {
  const language = useLanguage()
  return (
    <label className={`${styles.pickupPoint} ${text.sm}`}>
      <input
        ref={ref}
        type="radio"
        className={radioStyles.dot}
        name="service_point"
        value={pickupPoint.id}
        checked={checked}
        onChange={onChoose}
        aria-describedby={errorId}
      />
      <span>
        {number !== null && <span aria-hidden="true">{number}. </span>}
        {pickupPoint.name}
        <span className={styles.detail}>
          {pickupPoint.address}, {pickupPoint.postcode} {pickupPoint.city}
        </span>
        <span className={styles.detail}>
          <OpeningHours hours={pickupPoint.hours} />
        </span>
      </span>
      {pickupPoint.distance_km !== null && (
        <span className={styles.distance}>{formatDistance(pickupPoint.distance_km, language)}</span>
      )}
    </label>
  )
})
