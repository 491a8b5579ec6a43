import { useEffect, useRef, useState } from 'react'

/**
 * Runs one action at a time: while an action is under way it is busy, and a further run does nothing (`run` resolves to
 * undefined). It is free again once the action has ended, whether that went well or not.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  // A ref and not the state: two taps may come before the screen has followed the first.
  const underWay = useRef(false)
  const isMounted = useIsMounted()

  const run = async <Outcome>(action: () => Promise<Outcome>): Promise<Outcome | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    try {
      return await action()
    } finally {
      underWay.current = false
      if (isMounted()) setBusy(false)
    }
  }
  return { busy, run }
}

/** Returns a function that says whether the component is still on the page. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
