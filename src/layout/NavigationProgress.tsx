import * as styles from './NavigationProgress.module.css'

interface NavigationProgressProps {
  hasArrived: boolean
  onEnd: () => void
}

/** The line grows to 80 % in 8 s, and fills when the page arrives. */
export function NavigationProgress({ hasArrived, onEnd }: NavigationProgressProps) {
  return (
    <div
      className={hasArrived ? `${styles.line} ${styles.arrived}` : styles.line}
      onAnimationEnd={onEnd}
      aria-hidden="true"
    />
  )
}
