import type { ElementType, ReactNode } from 'react'

interface VisuallyHiddenProps {
  as?: ElementType
  id?: string
  children: ReactNode
}

/** Renders text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className="sr" {...rest} />
}
