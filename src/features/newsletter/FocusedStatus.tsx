import { useEffect, useRef, type ReactNode } from 'react'

/** What came of a press, in the place of what was pressed: it gets the focus, which would be lost else. */
export function FocusedStatus({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  )
}
