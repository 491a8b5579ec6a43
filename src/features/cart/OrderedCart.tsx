import { ButtonLink } from '../../design/ButtonLink'
import { TextLink } from '../../design/TextLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './CartPage.module.css'

interface OrderedCartProps {
  /** Null when the shop does not say which. */
  idOrder: number | null
}

/** The cart that was here has become an order. */
export function OrderedCart({ idOrder }: OrderedCartProps) {
  const words = useWords('cart')
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <p role="status">{words.ordered}</p>
      {idOrder !== null && (
        <ButtonLink to={`${pathOf('order-confirmation', language)}?order=${idOrder}`}>{words.toOrder}</ButtonLink>
      )}
      <TextLink className={styles.other} to={pathOf('homepage', language)}>
        {words.startAgain}
      </TextLink>
    </div>
  )
}
