import * as styles from './NavigationProgress.module.css'

interface NavigationProgressProps {
  hasArrived: boolean
  onEnd: () => void
}

/** The line grows to 80% of the width in 8 s, and to the full width when the page arrives. */
export function NavigationProgress({ hasArrived, onEnd }: NavigationProgressProps) {
  return (
    <div
      className={hasArrived ? `${styles.line} ${styles.arrived}` : styles.line}
      onAnimationEnd={onEnd}
      aria-hidden="true"
    />
  )
}
