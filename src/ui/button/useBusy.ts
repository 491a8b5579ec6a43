import { useRef, useState } from 'react'

/**
 * Runs one action at a time: while it is under way, `busy` is true and `run` ignores further calls (it resolves with
 * undefined). The button works again once the action has ended, even with an error.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  // A ref instead of the state, because two taps may come before the next render.
  const underWay = useRef(false)

  const run = async <Outcome>(action: () => Promise<Outcome>): Promise<Outcome | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    try {
      return await action()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
