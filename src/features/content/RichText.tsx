import { navigate } from 'gatsby'
import { useEffect, useRef } from 'react'
import * as styles from './RichText.module.css'

/**
 * A text whose HTML was made and sanitized at build time (pageTable/markdown). Nothing in it is hydrated. Its links to
 * pages of the site open as all others do, without a full page load.
 */
export function RichText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  }, [])
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Opens a link to a page of the site. Links to elsewhere, and clicks for a new tab or window, are left to the browser. */
function followLink(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  if (!href?.startsWith('/')) return
  event.preventDefault()
  void navigate(href)
}
