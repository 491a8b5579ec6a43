import type { ElementType, ReactNode } from 'react'

interface WrapProps {
  as?: ElementType
  id?: string
  className?: string
  children: ReactNode
}

/** Sets the page's margins and maximum width. */
export function Wrap({ as: Tag = 'div', className = '', ...rest }: WrapProps) {
  return <Tag className={`wrap ${className}`.trim()} {...rest} />
}
