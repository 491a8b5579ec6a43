import type { CSSProperties } from 'react'
import * as styles from './RangeSlider.module.css'

interface RangeSliderProps {
  min: number
  max: number
  step: number
  /** The lower value is first. */
  value: readonly [number, number]
  /** The names of the handles for screen readers. */
  labels: readonly [string, string]
  formatValue: (value: number) => string
  onChange: (value: [number, number]) => void
}

/** The handles are two range inputs on one track, so that keys and touch work as usual. */
export function RangeSlider({ min, max, step, value, labels, formatValue, onChange }: RangeSliderProps) {
  const [lowValue, highValue] = value
  const computeShare = (position: number) => (max > min ? (position - min) / (max - min) : 0)
  const rangeStyle = { '--from': computeShare(lowValue), '--to': computeShare(highValue) } as CSSProperties
  const createHandleProps = (index: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    value: value[index],
    'aria-label': labels[index],
    'aria-valuetext': formatValue(value[index]),
  })
  return (
    <div className={styles.slider} style={rangeStyle}>
      <i />
      <input
        {...createHandleProps(0)}
        // When both handles are at the far end, the lower handle is on top, so that the user can move it back.
        className={lowValue - min > (max - min) / 2 ? styles.above : undefined}
        onChange={({ currentTarget }) => onChange([Math.min(currentTarget.valueAsNumber, highValue), highValue])}
      />
      <input
        {...createHandleProps(1)}
        onChange={({ currentTarget }) => onChange([lowValue, Math.max(currentTarget.valueAsNumber, lowValue)])}
      />
    </div>
  )
}
