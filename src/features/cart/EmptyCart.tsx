import { ButtonLink } from '../../design/ButtonLink'
import { TextLink } from '../../design/TextLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { categoryPath, pathOf } from '../../pageTable/paths'
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
      <TextLink className={styles.other} to={pathOf('my-wishlist', language)}>
        {words.toWishlist}
      </TextLink>
    </div>
  )
}
