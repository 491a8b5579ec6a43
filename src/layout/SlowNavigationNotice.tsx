import { useEffect, useState } from 'react'
import { useLazyComponent } from '../ui/page/useLazyComponent'
import { VisuallyHidden } from '../ui/page/VisuallyHidden'
import { useWords } from '../i18n/useWords'

const navigationProgress = () =>
  import(/* webpackChunkName: "shop" */ './NavigationProgress').then((chunk) => chunk.NavigationProgress)

/** Says that a page is late (SPEC §9): a line under the header for the eye, a sentence for the ear. */
export function SlowNavigationNotice() {
  const words = useWords('frame')
  const [slow, setSlow] = useState(false)
  const [line, setLine] = useState(false)
  const Line = useLazyComponent(line, navigationProgress)
  useEffect(
    () =>
      watchSlowNavigation((late) => {
        setSlow(late)
        if (late) setLine(true)
      }),
    [],
  )
  return (
    <>
      {Line && <Line arrived={!slow} onEnd={() => setLine(slow)} />}
      <VisuallyHidden>
        <span role="status">{slow && words.slow}</span>
      </VisuallyHidden>
    </>
  )
}

/** A page change that takes longer than this gets the slow-navigation notice, in ms (SPEC §9). */
const slowAfter = 1000

type Listener = (slow: boolean) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (slow: boolean) => listeners.forEach((listener) => listener(slow))

/** A route change began. */
export function routeStarted(): void {
  clearTimeout(timer)
  timer = setTimeout(routeDelayed, slowAfter)
}

/** Gatsby's own word that 1000 ms have gone by since a link was followed (`onRouteUpdateDelayed`). */
export function routeDelayed(): void {
  tell(true)
}

/** The new page stands, or the change was given up. */
export function routeFinished(): void {
  clearTimeout(timer)
  tell(false)
}

/**
 * Hears whether a page is late. Back and forward are watched here: Gatsby is silent until
 * the page has come. Returns the way to stop.
 */
export function watchSlowNavigation(listener: Listener): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', routeStarted)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', routeStarted)
    clearTimeout(timer)
  }
}
