import * as styles from './NavigationProgress.module.css'

interface NavigationProgressProps {
  /** Whether the page has arrived. The line then fills. */
  arrived: boolean
  onEnd: () => void
}

/** A line under the header that grows to 80 % in 8 s and fills when the page arrives. */
export function NavigationProgress({ arrived, onEnd }: NavigationProgressProps) {
  return (
    <div
      className={arrived ? `${styles.line} ${styles.arrived}` : styles.line}
      onAnimationEnd={onEnd}
      aria-hidden="true"
    />
  )
}
