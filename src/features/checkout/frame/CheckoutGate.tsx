import type { ReactNode } from 'react'
import type { Cart } from '../../../contract/cart'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import type { LinkedPage } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import * as styles from '../../../forms/Form.module.css'
import { StepLoading } from './StepLoading'
import { useCheckout } from './useCheckout'

interface CheckoutGateProps {
  page: LinkedPage
  children: (checkout: CheckoutInformation, cart: Cart) => ReactNode
}

/** Lets a step show once its checkout is there and the step is due; otherwise the shape of it, or what went wrong. */
export function CheckoutGate({ page, children }: CheckoutGateProps) {
  const words = useWords('checkout')
  const { view, retry } = useCheckout(page)
  if (view.status === 'ready') return <>{children(view.checkout, view.cart)}</>
  if (view.status === 'failed') {
    return (
      <div className={styles.form}>
        <Note look="bad" role="alert">
          {words.errors.load}
        </Note>
        <div>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      </div>
    )
  }
  return <StepLoading />
}
