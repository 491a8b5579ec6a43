import { useEffect, useRef, type ReactNode } from 'react'

/** The status replaces the pressed button and receives the focus. */
export function FocusedStatus({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  )
}
