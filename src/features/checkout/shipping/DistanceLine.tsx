import type { ServicePoint } from '../../../contract/checkout'
import { niceAbove } from '../../../design/niceLength'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import * as styles from './DistanceLine.module.css'

interface DistanceLineProps {
  /** What stands at its beginning: the shopper's address or a postcode. */
  from: string
  points: readonly ServicePoint[]
  chosen: string | null
}

/** The points on a measure line of distance; the same figures stand in words in the list below. */
export function DistanceLine({ from, points, chosen }: DistanceLineProps) {
  const language = useLanguage()
  const measured = points.flatMap(({ id, distance_km: km }) => (km === null ? [] : [{ id, km }]))
  if (measured.length === 0) return null
  const end = niceAbove(Math.max(...measured.map(({ km }) => km)))
  return (
    <div className={styles.distance} aria-hidden="true">
      <span>{from}</span>
      <span>{formatDistance(end, language)}</span>
      <div className={styles.line}>
        {measured.map(({ id, km }) => (
          <i key={id} className={id === chosen ? styles.chosen : undefined} style={{ left: `${(km / end) * 100}%` }} />
        ))}
      </div>
    </div>
  )
}
