import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/page/lazyPart'
import { VisuallyHidden } from '../ui/page/VisuallyHidden'
import { useMessages } from '../i18n/useMessages'

const NavigationProgress = lazyPart(() =>
  import(/* webpackChunkName: "services" */ './NavigationProgress').then((chunk) => chunk.NavigationProgress),
)

/** A line under the header and a sentence for screen readers report a page that is slow to load (SPEC §9). */
export function SlowNavigationNotice() {
  const messages = useMessages('frame')
  const [isSlow, setIsSlow] = useState(false)
  const [isLineShown, setIsLineShown] = useState(false)
  useEffect(
    () =>
      watchSlowNavigation((isLate) => {
        setIsSlow(isLate)
        if (isLate) setIsLineShown(true)
      }),
    [],
  )
  return (
    <>
      {isLineShown && <NavigationProgress hasArrived={!isSlow} onEnd={() => setIsLineShown(isSlow)} />}
      <VisuallyHidden role="status">{isSlow && messages.slow}</VisuallyHidden>
    </>
  )
}

/** The time in ms after which a page change is slow (SPEC §9). */
const slowThreshold = 1000

type Listener = (isSlow: boolean) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined

const notifyListeners = (isSlow: boolean) => listeners.forEach((listener) => listener(isSlow))

export function startPageChange(): void {
  clearTimeout(timer)
  timer = setTimeout(reportSlowPage, slowThreshold)
}

export function reportSlowPage(): void {
  notifyListeners(true)
}

/** Called when the page has arrived and when the change is abandoned. */
export function endPageChange(): void {
  clearTimeout(timer)
  notifyListeners(false)
}

/**
 * Calls the listener with true when a page is slow, and with false when the page change ends. Returns an unsubscribe
 * function.
 */
export function watchSlowNavigation(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    clearTimeout(timer)
  }
}
