import shopDetails from '../../../../data/shop.json'
import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import * as styles from './ContactForm.module.css'

const useMessages = bringMessages('contact')

/** Replaces a form that the shop API does not accept. */
export function ContactFallback() {
  const { write: messages } = useMessages('contact')
  return (
    <div className={styles.narrow}>
      <h2 className={text.xl}>{messages.title}</h2>
      <p>
        {messages.before}
        <a href={`mailto:${shopDetails.email}`} className={text.link}>
          {shopDetails.email}
        </a>
        {messages.between}
        <a href={`tel:${shopDetails.phone.number}`} className={text.link}>
          {shopDetails.phone.text}
        </a>
        {messages.after}
      </p>
    </div>
  )
}
