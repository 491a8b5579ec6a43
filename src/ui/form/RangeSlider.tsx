import type { CSSProperties } from 'react'
import * as styles from './RangeSlider.module.css'

interface RangeSliderProps {
  min: number
  max: number
  step: number
  /** Where the two handles stand: the lower one never above the other. */
  value: readonly [number, number]
  /** What each handle is called, and how a value is said. */
  labels: readonly [string, string]
  format: (value: number) => string
  onChange: (value: [number, number]) => void
}

/** Two handles on a measure line: two of the browser's own sliders on one track, so keys and touch work as everywhere. */
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
        // Both handles at the far end: the lower one can still be taken back.
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
