import { useState } from 'react'
import type { GiftlistItem } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { Button } from '../../../ui/button/Button'
import { PageLink } from '../../../ui/button/PageLink'
import { Icon } from '../../../ui/figure/Icon'
import { AmountChoice } from '../giving/AmountChoice'
import { formatAmount, type GiftDraft } from '../giving/giftDraft'
import { type GivablePart, isShared, suggestAmount } from '../giving/giftProgress'
import * as tap from '../../../ui/button/tapLink.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftActions.module.css'

const useMessages = bringMessages('giftlist')

interface GiftActionsProps {
  item: GiftlistItem
  givablePart: GivablePart
  isInCart: boolean
  onGive: (initialDraft: Partial<GiftDraft>) => void
}

export function GiftActions({ item, givablePart, isInCart, onGive }: GiftActionsProps) {
  const { item: messages } = useMessages('giftlist')
  const { items, amount } = givablePart
  const name = item.name ?? ''
  const isShareFirst = amount !== null && (isShared(item) || items === 0)
  const wholeLabel = items > 1 ? messages.giveOne : messages.giveThis
  const otherKind = isShareFirst ? items > 0 && 'whole' : amount !== null && 'share'
  const otherLabel = isShareFirst ? messages.giveWhole : messages.share
  return (
    <>
      {isShareFirst ? (
        <ShareActions item={item} remainingAmount={amount} onGive={onGive} />
      ) : (
        items > 0 && (
          <Button
            variant="ghost"
            isWide
            className={styles.button}
            aria-label={messages.forItem(wholeLabel, name)}
            onClick={() => onGive({ kind: 'whole' })}
          >
            {wholeLabel}
          </Button>
        )
      )}
      <p className={`${styles.more} ${text.xxs}`}>
        {otherKind && (
          <button
            type="button"
            className={`${text.link} ${tap.tapLink}`}
            aria-label={messages.forItem(otherLabel, name)}
            onClick={() => onGive({ kind: otherKind })}
          >
            {otherLabel}
          </button>
        )}
        {isInCart && <InCartNote />}
      </p>
    </>
  )
}

interface ShareActionsProps extends Pick<GiftActionsProps, 'item' | 'onGive'> {
  /** In euro. */
  remainingAmount: number
}

function ShareActions({ item, remainingAmount, onGive }: ShareActionsProps) {
  const { item: messages } = useMessages('giftlist')
  const language = useLanguage()
  const formatEuro = useMoney()
  const [chosenAmount, setChosenAmount] = useState<number | null>(null)
  const amount =
    chosenAmount !== null && chosenAmount <= remainingAmount ? chosenAmount : suggestAmount(remainingAmount)
  const name = item.name ?? ''
  return (
    <div className={styles.share}>
      <AmountChoice
        name={`amount-${item.id_giftlist_product}`}
        legend={messages.forItem(messages.amounts, name)}
        remainingAmount={remainingAmount}
        value={amount}
        onChoose={setChosenAmount}
      />
      <Button
        variant="ghost"
        className={styles.button}
        aria-label={messages.forItem(messages.other, name)}
        onClick={() => onGive({ kind: 'share' })}
      >
        {messages.other}
      </Button>
      <Button
        className={styles.button}
        aria-label={messages.forItem(messages.give(formatEuro(amount)), name)}
        onClick={() => onGive({ kind: 'share', amount: formatAmount(amount, language) })}
      >
        {messages.give(formatEuro(amount))}
      </Button>
    </div>
  )
}

function InCartNote() {
  const { item: messages } = useMessages('giftlist')
  const cartPath = buildPath('cart', useLanguage())
  return (
    <span className={styles.inCart}>
      <Icon name="check" size={15} />
      {messages.inCart}{' '}
      <PageLink to={cartPath} className={`${text.link} ${tap.tapLink}`}>
        {messages.toCart}
      </PageLink>
    </span>
  )
}
