import type { ElementType, ReactNode } from 'react'

interface VisuallyHiddenProps {
  as?: ElementType
  id?: string
  children: ReactNode
}

/** Words for a screen reader alone. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className="sr" {...rest} />
}
