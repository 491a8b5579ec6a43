import type { ElementType, ReactNode } from 'react'

interface VisuallyHiddenProps {
  as?: ElementType
  id?: string
  role?: 'status'
  children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className="sr" {...rest} />
}
