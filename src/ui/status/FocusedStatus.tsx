import { useEffect, useRef, type ReactNode } from 'react'

/** A status that replaces the pressed button. The status receives the focus, which would be lost otherwise. */
export function FocusedStatus({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  )
}
