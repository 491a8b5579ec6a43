import { languageId, languageOfPath } from '../i18n/languages'
import { loadEagerWords } from '../i18n/loadEagerWords'
import { setShopLoader } from '../state/door'
import { wakeShopWhenIdle, whenIdle } from '../state/idle'
import { replayEarlyTaps } from './earlyTaps'
import { startErrorReporting, watchErrors } from './errorReporting'
import { prefetchWhenIdle } from './prefetchWhenIdle'

let releasePrefetch: () => Promise<void> = async () => undefined

/** Before the first render: the page's words, and the way to the shop. Gatsby waits for it. */
export async function startBrowser(): Promise<void> {
  watchErrors()
  const language = languageOfPath(window.location.pathname)
  setShopLoader(async () => (await import('./createStore')).createStore(languageId[language]))
  releasePrefetch = prefetchWhenIdle().release
  await loadEagerWords(language)
}

/** After hydration: taps made before it are done now, and what nobody asked for yet waits until the browser is idle. */
export function hydrated(): void {
  replayEarlyTaps()
  wakeShopWhenIdle()
  whenIdle(() => void releasePrefetch())
  whenIdle(() => void startErrorReporting())
}
