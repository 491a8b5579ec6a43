import { useEffect, useRef } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { Button } from '../../../ui/button/Button'
import { ButtonLink } from '../../../ui/button/PageLink'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import { buildListPath } from '../owner/giftlistPaths'
import { formatGiftlistName } from '../owner/giftlistState'
import type { AddedItem } from './useAddToGiftlist'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftlistResultPanel.module.css'

const useMessages = bringMessages('giftlistItems')

interface GiftlistConfirmationProps {
  item: GiftlistAddition
  addition: AddedItem
  onAnother: () => void
}

export function GiftlistConfirmation({
  item,
  addition: { list, hasLeftWishlist },
  onAnother,
}: GiftlistConfirmationProps) {
  const { panel: messages } = useMessages('giftlistItems')
  const outcomeText = useRef<HTMLParagraphElement>(null)
  // The element that had the focus was removed, and this sentence reports the outcome.
  useEffect(() => outcomeText.current?.focus(), [])
  const name = formatGiftlistName(list, messages.unnamed)
  return (
    <>
      <p ref={outcomeText} tabIndex={-1} className={styles.outcome}>
        {item.wish ? messages.moved(item.name, name) : messages.isOn(item.name, name)}
      </p>
      <ErrorNote>{!hasLeftWishlist && messages.onBoth}</ErrorNote>
      {!item.wish && (
        <p>
          <button type="button" className={`${styles.another} ${text.sm} ${text.link}`} onClick={onAnother}>
            {messages.onAnother}
          </button>
        </p>
      )}
    </>
  )
}

export function GiftlistConfirmationLinks({ list, onClose }: { list: Giftlist; onClose: () => void }) {
  const { panel: messages } = useMessages('giftlistItems')
  const language = useLanguage()
  return (
    <>
      <ButtonLink isWide to={buildListPath('my-giftlist-items', language, list.id_giftlist)} onClick={onClose}>
        {messages.toList}
      </ButtonLink>
      <Button isWide variant="ghost" onClick={onClose}>
        {messages.goOn}
      </Button>
    </>
  )
}
