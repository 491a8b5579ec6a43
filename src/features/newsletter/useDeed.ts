import { useRef, useState } from 'react'
import type { NewsletterFault } from '../../state/newsletter/newsletterFault'

/** A call that a button makes, one at a time; `done` once it went well. */
export function useDeed() {
  const [status, setStatus] = useState<'idle' | 'busy' | 'done'>('idle')
  const [fault, setFault] = useState<NewsletterFault | null>(null)
  const underWay = useRef(false)

  const run = async (deed: () => Promise<NewsletterFault | null>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setStatus('busy')
    setFault(null)
    try {
      const failed = await deed()
      setFault(failed)
      setStatus(failed ? 'idle' : 'done')
    } finally {
      underWay.current = false
    }
  }
  const reset = () => {
    setStatus('idle')
    setFault(null)
  }
  return { status, busy: status === 'busy', fault, run, reset }
}
