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
  /** The width and the height in px. */
  size?: number
  className?: string
}

/** Screen readers skip the icon, because the text beside it has the same meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
