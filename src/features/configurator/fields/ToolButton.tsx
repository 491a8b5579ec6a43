import type { ButtonHTMLAttributes } from 'react'
import * as styles from '../controls/controls.module.css'

/** The lines of the icons, on the grid of static/icons.svg. */
const icons = {
  up: 'M10 16V4.5M5 9.5l5-5 5 5',
  down: 'M10 4v11.5M5 10.5l5 5 5-5',
  left: 'M16 10H4.5M9.5 5l-5 5 5 5',
  right: 'M4 10h11.5M10.5 5l5 5-5 5',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  place: 'M10 3v14M3 10h14M8 5l2-2 2 2M8 15l2 2 2-2M5 8l-2 2 2 2M15 8l2 2-2 2',
  remove: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  undo: 'M4 8h8.5a4.5 4.5 0 0 1 0 9H8M7.5 4.5 4 8l3.5 3.5',
  redo: 'M16 8H7.5a4.5 4.5 0 0 0 0 9H12M12.5 4.5 16 8l-3.5 3.5',
  mirror: 'M10 3v14M7.5 6v8H3zM12.5 6v8H17z',
  larger: 'M10 4v12M4 10h12',
  smaller: 'M4 10h12',
  room: 'M10 2.5 17 6v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.5v8',
  again: 'M4 4v12h12V4zM7 10h6',
}

export type ToolIcon = keyof typeof icons

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ToolIcon
  /** Shows the icon alone; the text is then its name for screen readers. */
  isSmall?: boolean
  children: string
}

/** A command with its icon. */
export function ToolButton({ icon, isSmall = false, children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={isSmall ? styles.smallTool : styles.tool}
      aria-label={isSmall ? children : undefined}
      title={isSmall ? children : undefined}
      {...rest}
    >
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {!isSmall && <span>{children}</span>}
    </button>
  )
}
