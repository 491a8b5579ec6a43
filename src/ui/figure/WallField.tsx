import type { CSSProperties, ReactNode } from 'react'
import * as styles from './WallField.module.css'

interface WallFieldProps {
  /** The tones of the wall in the picture; null if they are unknown. */
  wall: (Record<'left' | 'top' | 'right', string> & { isDark: boolean }) | null
  className: string
  children: ReactNode
}

/**
 * A section with the picture of a room, on a background that continues the wall in the picture. The style sheet of the
 * section builds the background from the three tones.
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
