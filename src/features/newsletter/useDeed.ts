import { useState } from 'react'
import { useOneAtATime } from '../../design/useOneAtATime'
import type { NewsletterFault } from '../../state/newsletter/newsletterFault'

/** A call that a button makes, one at a time; `done` once it went well. */
export function useDeed() {
  const { busy, run: alone } = useOneAtATime()
  const [done, setDone] = useState(false)
  const [fault, setFault] = useState<NewsletterFault | null>(null)

  const run = (deed: () => Promise<NewsletterFault | null>): Promise<void> =>
    alone(async () => {
      setDone(false)
      setFault(null)
      const failed = await deed()
      setFault(failed)
      setDone(failed === null)
    })
  const reset = () => {
    setDone(false)
    setFault(null)
  }
  return { busy, done, fault, run, reset }
}
