import { useRef, useState } from 'react'
import { faultOf, type FailedCall, type Fault } from '../contract/faultOf'
import { useWords } from '../i18n/useWords'
import { formFault } from './formFault'

interface Way {
  /** Shows a fault at the field that it is about; false when it is about none. */
  lands?: (fault: Fault, failed: FailedCall) => boolean
  /** Once it went well. */
  done?: () => void
}

/**
 * What the button of a form does: makes the call, and says in words why it did not go through (area `identity`). A
 * second tap while the first is under way does nothing.
 */
export function useFormDeed() {
  const { form: words } = useWords('identity')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  /** `deed` gives the failed call back, null when it went well. */
  const run = async (deed: () => Promise<FailedCall | null>, { lands, done }: Way = {}): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFault(null)
    try {
      const failed = await deed()
      if (!failed) done?.()
      else if (!lands?.(faultOf(failed), failed)) setFault(formFault(failed, words))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, fault, run }
}
