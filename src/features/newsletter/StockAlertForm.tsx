import { bringMessages } from '../../i18n/lateMessages'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import { EmailRequestForm } from './EmailRequestForm'
import type { NewsletterCall } from './useEmailRequest'

const useMessages = bringMessages('stockAlert')

export function StockAlertForm({ variantId }: { variantId: number }) {
  const { form: messages } = useMessages('stockAlert')
  const { data: canRequest } = useQuery('stock-alert', checkStockAlerts, { isPublic: true })
  const createRequest =
    (email: string): NewsletterCall =>
    ({ requestStockAlert }) =>
      requestStockAlert({ email, id_product_attribute: variantId })
  if (canRequest === false) return null
  return (
    <EmailRequestForm id="stock-alert-email" title={messages.title} messages={messages} createRequest={createRequest} />
  )
}

/** Some shop APIs do not send emails about new stock. */
const checkStockAlerts = (): AppThunk<Promise<boolean>> => async (dispatch) =>
  'stock_alert' in (await dispatch(fetchEndpoints()))
