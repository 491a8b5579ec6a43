import type { FormEvent } from 'react'
import type { Cart } from '../../../contract/cart'
import { hasDelivery } from '../../../contract/giftDestination'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { Note } from '../../../ui/status/Note'
import { goToPage } from '../checkoutRouting'
import { StepActions } from '../StepActions'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout', 'giftlistLines')

export function NoDelivery({ cart }: { cart: Cart }) {
  const { gift } = useMessages('checkout')
  const { noDelivery } = useMessages('giftlistLines')
  const language = useLanguage()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    goToPage('checkout-step-payment', { language, query: window.location.search })
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Note icon="gift">{noDelivery}</Note>
      <StepActions label={gift.submit} isBusy={false} error={null} total={cart.totals.total} />
    </form>
  )
}

/** Whether nothing is delivered to the customer, and the API requires neither an address nor a carrier (SPEC §4). */
export const canSkipDelivery = ({ actions }: Pick<CheckoutInformation, 'actions'>, { items }: Cart): boolean =>
  !hasDelivery(items) && !actions.includes('CARRIER') && !actions.includes('DELIVERY_ADDRESS')
