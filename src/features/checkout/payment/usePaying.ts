import { useState } from 'react'
import type { PaymentChoice } from '../../../apiClient/checkout'
import { faultOf, type Fault } from '../../../contract/faultOf'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { choosePayment } from '../../../state/checkout/choosePayment'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { useShopDispatch } from '../../../state/hooks'
import { goToPage } from '../frame/goToPage'
import { outOfStep } from '../frame/outOfStep'
import { stayedHere } from '../frame/stayedHere'
import { stepFault } from '../frame/stepFault'
import { leaveShop } from './leaveShop'
import { safePaymentAddress } from './paymentAddress'

/** The cart is not the one that the shopper was about to pay: the cart page says what changed (SPEC §4). */
const anotherCart: readonly Fault['kind'][] = ['changed', 'soldOut', 'stock']

/**
 * Begins the payment and leaves for the provider's page. One tap is one payment. Who went elsewhere meanwhile stays
 * there: the next step or cart page says that a payment is under way.
 */
export function usePaying() {
  const words = useWords('checkout')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  // Free again also when all is well: who comes back by the back button finds a button that works.
  const { busy, run } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  const pay = (choice: PaymentChoice) =>
    run(async () => {
      setFault(null)
      const stayed = stayedHere()
      const outcome = await dispatch(choosePayment(choice))
      if (!stayed()) return
      if (!outcome.ok) {
        const { kind } = faultOf(outcome.error)
        if (anotherCart.includes(kind)) return goToPage('cart', { language })
        setFault(stepFault(outcome.error, words))
        if (outOfStep.includes(kind)) await dispatch(loadCheckout())
        return
      }
      const address = safePaymentAddress(outcome.redirect)
      if (address === null) setFault(words.payment.refusedAddress)
      else leaveShop(address)
    })
  return { busy, fault, pay }
}
