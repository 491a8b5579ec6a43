/** The names of the drawings in static/icons.svg. */
export type IconName =
  | 'search'
  | 'bag'
  | 'heart'
  | 'user'
  | 'menu'
  | 'x'
  | 'down'
  | 'right'
  | 'arrow'
  | 'ne'
  | 'plus'
  | 'minus'
  | 'check'
  | 'filter'
  | 'truck'
  | 'gift'
  | 'pin'
  | 'rule'
  | 'home'
  | 'info'
  | 'copy'
  | 'lock'

interface IconProps {
  name: IconName
  /** The width and height in px. */
  size?: number
  className?: string
}

/**
 * A drawing from the sprite in the colour of the text. It is hidden from screen readers, because the text beside it has
 * the same meaning.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
