import * as styles from './LateLine.module.css'

interface LateLineProps {
  /** The page has come: the line fills. */
  arrived: boolean
  onEnd: () => void
}

/** A measure line under the header: grows to 80 % in 8 s, and fills once the page stands. */
export function LateLine({ arrived, onEnd }: LateLineProps) {
  return (
    <div
      className={arrived ? `${styles.line} ${styles.arrived}` : styles.line}
      onAnimationEnd={onEnd}
      aria-hidden="true"
    />
  )
}
