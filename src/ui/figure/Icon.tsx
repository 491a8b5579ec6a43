/** The drawings in static/icons.svg. */
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
  /** Width and height in px. */
  size?: number
  className?: string
}

/**
 * A drawing from the sprite in the colour of the text. Screen readers skip it, because text beside it says the same.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
