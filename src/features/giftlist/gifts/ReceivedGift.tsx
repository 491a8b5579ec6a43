import type { Gift } from '../../../contract/gift'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Picture } from '../../../ui/figure/Picture'
import { Note } from '../../../ui/status/Note'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import * as text from '../../../ui/text.module.css'
import * as serif from '../../../ui/serif.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './ReceivedGift.module.css'

const useMessages = bringMessages('giftlistItems')

interface ReceivedGiftProps {
  gift: Gift
  hasFailed: boolean
  onThank: (thanked: boolean) => void
}

export function ReceivedGift({ gift, hasFailed, onThank }: ReceivedGiftProps) {
  const messages = useMessages('giftlistItems').gifts
  const language = useLanguage()
  const formatEuro = useMoney()
  const { id_gift, name, combination, picture, quantity, amount, message, destination, thanked } = gift
  const giver = gift.giver.trim() || messages.unnamed
  const product = combination ? `${name}, ${combination}` : name
  const day = formatDate(gift.day, language)
  return (
    <li className={styles.gift}>
      <Picture picture={picture} sizes="96px" alt="" />
      <div className={styles.text}>
        <h3 className={text.lg} dir="auto">
          {giver}
        </h3>
        <p>
          {amount === null ? messages.items(quantity, product) : messages.contribution(formatEuro(amount), product)}
        </p>
        {message.trim() !== '' && (
          // The words of a person have the typeface of quotes (docs/look.md, "The idea").
          <blockquote className={`${styles.message} ${serif.serif}`} dir="auto">
            “{message.trim()}”
          </blockquote>
        )}
        <p className={`${text.sm} ${text.stone}`}>
          {amount === null ? messages.about(day, messages.destinations[destination]) : day}
        </p>
      </div>
      <div className={styles.mark}>
        <Checkbox id={`thanked-${id_gift}`} checked={thanked} onChange={(event) => onThank(event.target.checked)}>
          {messages.thanked} <VisuallyHidden>{giver}</VisuallyHidden>
        </Checkbox>
      </div>
      {hasFailed && (
        <Note variant="bad" role="alert" className={styles.error}>
          {thanked ? messages.stillThanked(giver) : messages.notThanked(giver)}
        </Note>
      )}
    </li>
  )
}
