import { forwardRef } from 'react'
import type { ServicePoint } from '../../../contract/checkout'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import * as styles from './Shipping.module.css'

interface PointRowProps {
  point: ServicePoint
  /** Its number on the map; null while there is no map. */
  number: number | null
  checked: boolean
  /** Id of the sentence that says what is wrong with the choice. */
  faultId: string | undefined
  onChoose: () => void
}

/** One pick-up point: where it is, when it is open, and how far. */
export const PointRow = forwardRef<HTMLInputElement, PointRowProps>(function PointRow(
  { point, number, checked, faultId, onChoose },
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
        aria-describedby={faultId}
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
