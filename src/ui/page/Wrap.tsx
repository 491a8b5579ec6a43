import type { ElementType, ReactNode } from 'react'

interface WrapProps {
  as?: ElementType
  id?: string
  className?: string
  children: ReactNode
}

export function Wrap({ as: Tag = 'div', className = '', ...rest }: WrapProps) {
  return <Tag className={`wrap ${className}`.trim()} {...rest} />
}
