import { bringMessages } from '../../../i18n/lateMessages'
import { EmailRequestForm } from '../../newsletter/EmailRequestForm'
import type { NewsletterCall } from '../../newsletter/useSubscription'
import * as styles from './SoldOut.module.css'

const useMessages = bringMessages('stockAlert')

/** Requests an email when a variant is in stock again. `variant` is its `id_product_attribute`. */
export function StockAlertForm({ variant }: { variant: number }) {
  const { form: messages } = useMessages('stockAlert')
  const request =
    ({ email }: { email: string }): NewsletterCall =>
    ({ requestStockAlert }) =>
      requestStockAlert({ email, id_product_attribute: variant })
  return (
    <div className={styles.alert}>
      <EmailRequestForm id="stock-alert-email" title={messages.title} messages={messages} request={request} />
    </div>
  )
}
