import { useEffect, useRef, type ReactNode } from 'react'
import * as text from '../../../design/text.module.css'

interface ViewHeadingProps {
  /** It takes the place of what the shopper was busy with: what it says is read out at once. */
  takesOver: boolean
  children: ReactNode
}

/** The heading of what the page is at. */
export function ViewHeading({ takesOver, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesOver) heading.current?.focus()
  }, [takesOver])
  return (
    <h2 ref={heading} tabIndex={-1} className={text.lg}>
      {children}
    </h2>
  )
}
