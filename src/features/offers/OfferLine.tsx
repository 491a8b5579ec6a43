import type { CartOffer, CartRule } from '../../contract/cart'
import { MeasureLine } from '../../design/MeasureLine'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { GiftOffer } from './GiftOffer'
import { offerSentence } from './offerSentence'
import { offerStage } from './offerStage'
import * as styles from './offers.module.css'
import { ruleReward } from './ruleReward'

interface OfferLineProps {
  offer: CartOffer
  /** The rule behind it, as it was loaded at start. */
  rule: CartRule | undefined
  /** Without its name, its figures and its last day. */
  short?: boolean
}

/** With more ticks than this a line reads as a comb. */
const mostTicks = 24

/** An offer of the cart: what it gives, and a measure line with a tick per piece (docs/look.md, "Promotions"). */
export function OfferLine({ offer, rule, short = false }: OfferLineProps) {
  const words = useWords('offers')
  const language = useLanguage()
  const { counted, needed, gift } = offer
  const { missing } = offerStage(offer)
  return (
    <li className={styles.offer} tabIndex={-1}>
      {!short && <h3 className={styles.name}>{offer.name}</h3>}
      <p>{offerSentence(offer, ruleReward(rule), words)}</p>
      <MeasureLine
        value={Math.min(counted, needed)}
        max={needed}
        ticks={needed <= mostTicks ? needed : undefined}
        done={missing === 0}
        label={words.progress(Math.min(counted, needed), needed)}
      />
      {!short && (
        <p className={styles.figures}>
          <span>{words.inCart(counted)}</span>
          <span>
            {words.from(needed)}
            {rule?.ends && `, ${words.until(formatDate(rule.ends, language, 'day'))}`}
          </span>
        </p>
      )}
      {gift && !gift.in_cart && <GiftOffer gift={gift} />}
    </li>
  )
}
