import { ButtonLink } from '../../ui/button/PageLink'
import { TextLink } from '../../ui/button/TextLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath, categoryPath } from '../../pageTable/paths'
import * as styles from './CartPage.module.css'

/** The category of chairs: where most people begin. */
const seating = { nl: 'zitten', en: 'seating' }

/** Nothing in the cart yet: a sentence and the next thing to do. */
export function EmptyCart() {
  const words = useWords('cart')
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <ButtonLink to={categoryPath([seating], language)}>{words.emptyLink}</ButtonLink>
      <TextLink className={styles.other} to={buildPath('my-wishlist', language)}>
        {words.toWishlist}
      </TextLink>
    </div>
  )
}

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
        <ButtonLink to={`${buildPath('order-confirmation', language)}?order=${idOrder}`}>{words.toOrder}</ButtonLink>
      )}
      <TextLink className={styles.other} to={buildPath('homepage', language)}>
        {words.startAgain}
      </TextLink>
    </div>
  )
}
