import * as styles from './NavigationProgress.module.css'

interface NavigationProgressProps {
  /** The page has come: the line fills. */
  arrived: boolean
  onEnd: () => void
}

/** A measure line under the header: grows to 80 % in 8 s, and fills once the page stands. */
export function NavigationProgress({ arrived, onEnd }: NavigationProgressProps) {
  return (
    <div
      className={arrived ? `${styles.line} ${styles.arrived}` : styles.line}
      onAnimationEnd={onEnd}
      aria-hidden="true"
    />
  )
}
