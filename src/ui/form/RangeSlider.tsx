import type { CSSProperties } from 'react'
import * as styles from './RangeSlider.module.css'

interface RangeSliderProps {
  min: number
  max: number
  step: number
  /** The positions of the two handles, lower one first. */
  value: readonly [number, number]
  /** The names of the handles for screen readers. */
  labels: readonly [string, string]
  format: (value: number) => string
  onChange: (value: [number, number]) => void
}

/** A measure line with two handles. They are two range inputs on one track, so that keys and touch work as usual. */
export function RangeSlider({ min, max, step, value, labels, format, onChange }: RangeSliderProps) {
  const [low, high] = value
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0)
  const part = { '--from': share(low), '--to': share(high) } as CSSProperties
  const handle = (index: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    value: value[index],
    'aria-label': labels[index],
    'aria-valuetext': format(value[index]),
  })
  return (
    <div className={styles.slider} style={part}>
      <i />
      <input
        {...handle(0)}
        // When both handles are at the far end, the lower one is on top so that it can be moved back.
        className={low - min > (max - min) / 2 ? styles.above : undefined}
        onChange={({ currentTarget }) => onChange([Math.min(currentTarget.valueAsNumber, high), high])}
      />
      <input
        {...handle(1)}
        onChange={({ currentTarget }) => onChange([low, Math.max(currentTarget.valueAsNumber, low)])}
      />
    </div>
  )
}
