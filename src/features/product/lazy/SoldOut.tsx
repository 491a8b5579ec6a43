import type { Combination } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ProductContent } from '../../../pageTable/contents/product'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'
import { useQuery } from '../../../store/query/useQuery'
import { chooseAlternatives } from './chooseAlternatives'
import { EmailRequestForm } from '../../newsletter/EmailRequestForm'
import type { NewsletterCall } from '../../newsletter/useSubscription'
import * as text from '../../../ui/text.module.css'
import * as styles from './SoldOut.module.css'

const useMessages = bringMessages('stockAlert')

interface SoldOutProps extends Pick<ProductContent, 'product' | 'relatives' | 'related'> {
  variant: Combination
}

export function SoldOut({ product, variant, relatives, related }: SoldOutProps) {
  const language = useLanguage()
  const formatEuro = useMoney()
  const { productGrid: gridMessages } = useMessages('catalogue')
  const messages = useMessages('stockAlert')
  const { data: canRequest } = useQuery('stock-alert', hasStockAlerts, { isPublic: true })
  const alternatives = chooseAlternatives(product, variant, [...related, ...relatives], language)
  return (
    <>
      {canRequest !== false && <StockAlertForm variant={variant.id_product_attribute} />}
      {alternatives.length > 0 && (
        <section className={styles.alternatives}>
          <h2 className={text.sm}>{messages.alternatives}</h2>
          <ul>
            {alternatives.map(({ path, name, detail, price, isLowestPrice, picture }) => (
              <li key={path}>
                <Picture picture={picture} sizes="96px" alt="" />
                <div>
                  <PageLink to={path}>{name}</PageLink>
                  <span className={`${text.xs} ${text.stone}`}>{detail}</span>
                </div>
                <span>{isLowestPrice ? gridMessages.from(formatEuro(price)) : formatEuro(price)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A shop API can lack emails about new stock. */
const hasStockAlerts = (): AppThunk<Promise<boolean>> => async (dispatch) =>
  'stock_alert' in (await dispatch(fetchEndpoints()))

/** @param variant an `id_product_attribute` */
function StockAlertForm({ variant }: { variant: number }) {
  const { form: messages } = useMessages('stockAlert')
  const createRequest =
    ({ email }: { email: string }): NewsletterCall =>
    ({ requestStockAlert }) =>
      requestStockAlert({ email, id_product_attribute: variant })
  return (
    <div className={styles.alert}>
      <EmailRequestForm id="stock-alert-email" title={messages.title} messages={messages} request={createRequest} />
    </div>
  )
}
