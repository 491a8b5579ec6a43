import type { ReactNode } from 'react'
import { Note } from './Note'

/** Announces the message at once. Renders nothing without a message. */
export function ErrorNote({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Note variant="bad" role="alert">
      {children}
    </Note>
  )
}
