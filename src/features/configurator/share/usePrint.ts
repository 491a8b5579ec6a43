import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { runWhenIdle } from '../../../store/browser/pageLoad'

/**
 * Prints the sheet instead of the page, by the button and by the browser's own command. The browser does not wait for
 * code in `beforeprint`, so the sheet is loaded ahead; until it is there, the page prints its drawing and its parts.
 * @param onFail is called when the button cannot load the sheet
 */
export function usePrint(onFail: () => void) {
  const [PrintSheet, setPrintSheet] = useState<ComponentType | null>(null)
  const loaded = useRef<ComponentType | null>(null)
  const show = useCallback(() => flushSync(() => setPrintSheet(() => loaded.current)), [])
  useEffect(() => {
    runWhenIdle(() => void load(loaded).catch(() => undefined))
    window.addEventListener('beforeprint', show)
    return () => window.removeEventListener('beforeprint', show)
  }, [show])
  const print = () =>
    load(loaded).then(() => {
      show()
      window.print()
    }, onFail)
  return { PrintSheet, print }
}

const load = async (loaded: { current: ComponentType | null }) => {
  loaded.current = (await import('./PrintSheet')).PrintSheet
}
