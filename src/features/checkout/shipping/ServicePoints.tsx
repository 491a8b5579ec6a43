import type { ServicePoint } from '../../../contract/checkout'
import { useWords } from '../../../i18n/useWords'
import * as styles from './Shipping.module.css'

interface ServicePointsProps {
  points: readonly ServicePoint[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** Where a parcel can be picked up; unfolds inside the carrier's card. */
export function ServicePoints({ points, chosen, onChoose }: ServicePointsProps) {
  const { shipping } = useWords('checkout')
  return (
    <fieldset className={styles.points}>
      <legend className={styles.legend}>{shipping.points}</legend>
      {points.map((point) => (
        <label key={point.id} className={styles.point}>
          <input
            type="radio"
            name="service_point"
            value={point.id}
            checked={point.id === chosen}
            onChange={() => onChoose(point.id)}
          />
          <span>
            {point.name}
            <span className={styles.where}>
              {point.address}, {point.postcode} {point.city}
            </span>
            <span className={styles.where}>{point.hours}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
