interface NorthArrowProps {
  /** In px. */
  height: number
  className?: string
}

/** The mark: the north arrow of a plan, half outline, half solid. */
export function NorthArrow({ height, className }: NorthArrowProps) {
  return (
    <svg viewBox="0 0 13 27" height={height} className={className} aria-hidden="true">
      <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" strokeWidth="1" />
      <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
    </svg>
  )
}
