import { useState } from 'react'
import type { Subscriber } from '../../state/newsletter/subscribe'
import { useWords } from '../../i18n/useWords'
import { atTheShop } from './atTheShop'
import { useDeed } from './useDeed'

/**
 * A subscription that is being asked for. The address is checked by the browser's own rule and by the shop's: what is
 * wrong with it is said at the field, anything else beside the button.
 */
export function useSubscription() {
  const { errors } = useWords('newsletter')
  const { busy, done, fault, run, reset } = useDeed()
  const [malformed, setMalformed] = useState(false)

  const ask = async (field: HTMLInputElement, subscriber: Subscriber) => {
    const failed = await atTheShop(({ askForLetter }) => askForLetter(subscriber))
    if (failed === 'refused') field.focus()
    return failed
  }
  /** Sends it, unless the field says that the address is none: then it gets the focus. */
  const send = (field: HTMLInputElement, subscriber: Subscriber): void => {
    const wrong = subscriber.email === '' || !field.checkValidity()
    setMalformed(wrong)
    if (wrong) field.focus()
    else void run(() => ask(field, subscriber))
  }
  const emailFault = malformed || fault === 'refused' ? errors.email : undefined
  return {
    sent: done,
    busy,
    emailFault,
    fault: fault && fault !== 'refused' ? errors[fault] : undefined,
    send,
    /** The address is being typed: what was wrong with it is forgotten. */
    forget: () => {
      setMalformed(false)
      if (fault) reset()
    },
    reset,
  }
}
