import type { ElementType, ReactNode } from 'react'

interface WrapProps {
  as?: ElementType
  id?: string
  className?: string
  children: ReactNode
}

/** The page's margins and greatest width. */
export function Wrap({ as: Tag = 'div', className = '', ...rest }: WrapProps) {
  return <Tag className={`wrap ${className}`.trim()} {...rest} />
}
