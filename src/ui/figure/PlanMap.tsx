import * as styles from './PlanMap.module.css'
import { buildPlan, type PlanPlace } from './buildPlan'

interface PlanMapProps {
  id: string
  /** The places, which are numbered from 1 like the list beside the plan. */
  places: readonly (PlanPlace & { id: string })[]
  chosenId: string | null
  onChoose: (id: string) => void
  /** Formats the length of the scale. */
  formatScale: (km: number) => string
}

/** The width of the plan divided by its height, as in the style sheet. */
const aspectRatio = 8 / 5

/**
 * The plan is drawn from coordinates alone, so it loads nothing. North is at the top. A pointer can choose a place on
 * the plan as in the list beside it. Screen readers and the keyboard use the list.
 */
export function PlanMap({ id, places, chosenId, onChoose, formatScale }: PlanMapProps) {
  const { marks, scale } = buildPlan(places, aspectRatio)
  return (
    <div id={id} className={styles.map} aria-hidden="true">
      {places.map((place, index) => (
        <button
          key={place.id}
          type="button"
          tabIndex={-1}
          className={place.id === chosenId ? `${styles.mark} ${styles.chosen}` : styles.mark}
          style={{ left: `${marks[index]?.x}%`, top: `${marks[index]?.y}%` }}
          // The focus must not move to the plan, which screen readers skip.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place.id)}
        >
          {index + 1}
        </button>
      ))}
      <svg className={styles.north} viewBox="0 0 13 27">
        <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" />
        <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.scale} style={{ width: `${scale.width}%` }}>
        {formatScale(scale.km)}
      </span>
    </div>
  )
}
