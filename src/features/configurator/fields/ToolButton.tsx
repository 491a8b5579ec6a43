import type { ButtonHTMLAttributes } from 'react'
import * as styles from '../controls/controls.module.css'

/** The paths are drawn on the same 20 × 20 grid as those in static/icons.svg. */
const iconPaths = {
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
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  print: 'M5.5 8V2.5h9V8M5.5 14h-3V8h15v6h-3M5.5 11.5h9v6h-9z',
  picture: 'M2.5 3.5h15v13h-15zM2.5 14l4.5-4 3.5 3 3-2.5 4 3.5',
  again: 'M4 4v12h12V4zM7 10h6',
}

type ToolIconName = keyof typeof iconPaths

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ToolIconName
  /** Whether only the icon is visible. The text is then the tooltip and the name for screen readers. */
  isSmall?: boolean
  children: string
}

export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)

export function ToolButton({ icon, isSmall = false, children, ...buttonProps }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={isSmall ? styles.smallTool : styles.tool}
      aria-label={isSmall ? children : undefined}
      title={isSmall ? children : undefined}
      {...buttonProps}
    >
      <ToolIcon name={icon} />
      {!isSmall && <span>{children}</span>}
    </button>
  )
}
