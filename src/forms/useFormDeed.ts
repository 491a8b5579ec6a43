import { useState } from 'react'
import { faultOf, type FailedCall, type Fault } from '../contract/faultOf'
import { useOneAtATime } from '../design/useOneAtATime'
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
  const { busy, run: alone } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  /** `deed` gives the failed call back, null when it went well. */
  const run = (deed: () => Promise<FailedCall | null>, { lands, done }: Way = {}): Promise<void> =>
    alone(async () => {
      setFault(null)
      const failed = await deed()
      if (!failed) done?.()
      else if (!lands?.(faultOf(failed), failed)) setFault(formFault(failed, words))
    })
  return { busy, fault, run }
}
