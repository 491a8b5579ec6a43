import type { CSSProperties } from 'react'
import * as styles from './MeasureLine.module.css'

interface MeasureLineProps {
  /** A real quantity, of `max`. */
  value: number
  max: number
  /** What a screen reader calls it. Without it the line says nothing: the same figure stands in words beside it. */
  label?: string
  /** One tick per piece. */
  ticks?: number
  /** In full: pine. */
  done?: boolean
  className?: string
}

/** The measure line: a hairline with end ticks and the part that is reached. */
export function MeasureLine({ value, max, label, ticks, done = false, className = '' }: MeasureLineProps) {
  const reached = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const meaning = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
    : { 'aria-hidden': true }
  return (
    <div
      className={`${styles.line} ${ticks ? styles.ticks : ''} ${className}`.trim()}
      style={ticks ? ({ '--n': ticks } as CSSProperties) : undefined}
      {...meaning}
    >
      <i className={`${styles.part} ${done ? styles.done : ''}`.trim()} style={{ width: `${reached * 100}%` }} />
    </div>
  )
}
