import { useRef, useState } from 'react'

/**
 * What a button does, one at a time: while an action is under way it is busy, and a further tap does nothing (`run` gives
 * undefined). The button works again once the action has ended, well or not.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  // Not the state: two taps may come before the screen has followed the first.
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
