import type { ElementType, ReactNode } from 'react'

interface VisuallyHiddenProps {
  as?: ElementType
  id?: string
  role?: 'status' | 'alert'
  children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className="sr" {...rest} />
}
