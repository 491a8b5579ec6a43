import type { CSSProperties, ReactNode } from 'react'
import * as styles from './WallField.module.css'

interface WallFieldProps {
  /** The CSS colours of the wall at three edges of the photo, and whether they are dark; null if they are unknown. */
  wall: (Record<'left' | 'top' | 'right', string> & { isDark: boolean }) | null
  className: string
  children: ReactNode
}

/**
 * The background of the section continues the wall in its photo. The style sheet of the section builds the background
 * from the three tones.
 */
export function WallField({ wall, className, children }: WallFieldProps) {
  const tones = wall && { '--left': wall.left, '--top': wall.top, '--right': wall.right }
  return (
    <section
      className={wall?.isDark ? `${className} ${styles.dark}` : className}
      style={(tones ?? undefined) as CSSProperties | undefined}
    >
      {children}
    </section>
  )
}
