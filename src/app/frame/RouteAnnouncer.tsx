import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../design/VisuallyHidden'

interface RouteAnnouncerProps {
  /** Of the page in view. */
  title: string
}

/**
 * Tells a screen reader the title of each page that comes after the first. Gatsby's own
 * announcer says the same in English on every page: it is hidden (global.css).
 */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const first = useRef(title)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (title === first.current) return
    first.current = ''
    setAnnounced(title)
  }, [title])

  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
