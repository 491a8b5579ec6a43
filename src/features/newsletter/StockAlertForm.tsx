import { bringMessages } from '../../i18n/lateMessages'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import { EmailRequestForm } from './EmailRequestForm'
import type { NewsletterCall } from './useSubscription'

const useMessages = bringMessages('stockAlert')

interface StockAlertFormProps {
  /** An `id_product_attribute`. */
  variantId: number
}

export function StockAlertForm({ variantId }: StockAlertFormProps) {
  const { form: messages } = useMessages('stockAlert')
  const { data: canRequest } = useQuery('stock-alert', hasStockAlerts, { isPublic: true })
  const createRequest =
    ({ email }: { email: string }): NewsletterCall =>
    ({ requestStockAlert }) =>
      requestStockAlert({ email, id_product_attribute: variantId })
  if (canRequest === false) return null
  return <EmailRequestForm id="stock-alert-email" title={messages.title} messages={messages} request={createRequest} />
}

/** A shop API can lack emails about new stock. */
const hasStockAlerts = (): AppThunk<Promise<boolean>> => async (dispatch) =>
  'stock_alert' in (await dispatch(fetchEndpoints()))
