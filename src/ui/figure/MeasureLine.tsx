import type { CSSProperties } from 'react'
import * as styles from './MeasureLine.module.css'

interface MeasureLineProps {
  /** At most `max`. */
  value: number
  max: number
  /**
   * The name for screen readers. If there is no name, screen readers skip the line, because the text beside it has the
   * same meaning.
   */
  label?: string
  /** The number of ticks, such as one for each item. */
  ticks?: number
  isDone?: boolean
  className?: string
}

/** A hairline with end ticks that is filled up to the value. */
export function MeasureLine({ value, max, label, ticks, isDone = false, className = '' }: MeasureLineProps) {
  const reachedShare = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const accessibilityProps = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
    : { 'aria-hidden': true }
  return (
    <div
      className={`${styles.line} ${ticks ? styles.ticks : ''} ${className}`.trim()}
      style={ticks ? ({ '--n': ticks } as CSSProperties) : undefined}
      {...accessibilityProps}
    >
      <i className={`${styles.part} ${isDone ? styles.done : ''}`.trim()} style={{ width: `${reachedShare * 100}%` }} />
    </div>
  )
}
