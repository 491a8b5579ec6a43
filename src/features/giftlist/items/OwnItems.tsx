import { useContext, useEffect, useRef, useState } from 'react'
import type { GiftlistItem, OwnGiftlist } from '../../../contract/giftlist'
import { ButtonLink } from '../../../ui/button/PageLink'
import { TextLink } from '../../../ui/button/TextLink'
import { SelectField } from '../../../ui/form/Field'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { AccountRoom } from '../../account/frame/ColumnBesideRoom'
import { GiftCredit } from './GiftCredit'
import { OwnItem } from './OwnItem'
import { sortByPrice } from './sortByPrice'
import { findRevealDay } from '../owner/giftlistState'
import { type ItemChange, useItemChanges } from './useItemChanges'
import * as text from '../../../ui/text.module.css'
import * as styles from './OwnItems.module.css'

const useMessages = bringMessages('giftlistItems')

export function OwnItems({ ownList }: { ownList: OwnGiftlist }) {
  const messages = useMessages('giftlistItems').items
  const language = useLanguage()
  const room = useContext(AccountRoom)
  const { shownState: items, failures, change } = useItemChanges(ownList)
  const [itemOrder, setItemOrder] = useState<ItemOrder>('priority')
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' })
  const { countElement, focusCount } = useCountFocus(items.length)
  const revealDay = findRevealDay(ownList.giftlist)
  // The other owner may remove an item while a change to it is being sent.
  const missingItem = ownList.items.find(
    ({ id_giftlist_product: id }) => failures.has(id) && !items.some((item) => item.id_giftlist_product === id),
  )
  useEffect(() => {
    if (missingItem) countElement.current?.focus()
  }, [missingItem, countElement])

  const handleChange = (item: GiftlistItem, wantedChange: ItemChange) => {
    const name = item.name ?? messages.unnamed
    const { id } = wantedChange
    if (wantedChange.field === 'position')
      setAnnouncement({ id, text: messages.moved(name, wantedChange.value, items.length) })
    if (wantedChange.field === 'removed') {
      setAnnouncement({ id, text: messages.removed(name) })
      focusCount()
    }
    change(wantedChange)
  }
  return (
    <section className={styles.section} aria-label={messages.title}>
      {revealDay !== null && <Note icon="lock">{messages.hidden(formatDate(revealDay, language))}</Note>}
      <GiftCredit list={ownList.giftlist} />
      <div className={styles.tools}>
        <p ref={countElement} tabIndex={-1} className={styles.count}>
          {items.length > 0 ? messages.count(items.length) : messages.empty}
        </p>
        {items.length > 1 && (
          <SelectField
            id="item-order"
            label={messages.order.label}
            value={itemOrder}
            onChange={(event) => setItemOrder(itemOrders.find((order) => order === event.target.value) ?? 'priority')}
          >
            {itemOrders.map((order) => (
              <option key={order} value={order}>
                {messages.order[order]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div role="status">
        {/* An alert reports a failed change, so the status must not announce that change. */}
        <VisuallyHidden>{failures.has(announcement.id) ? '' : announcement.text}</VisuallyHidden>
      </div>
      <ErrorNote>{missingItem && messages.removed(missingItem.name ?? messages.unnamed)}</ErrorNote>
      {items.length === 0 ? (
        <>
          <ButtonLink to={buildPath('homepage', language)}>{messages.emptyLink}</ButtonLink>
          <RoomBelow room={room} isInAccount />
        </>
      ) : (
        <ul className={styles.items}>
          {(itemOrder === 'priority' ? items : sortByPrice(items, itemOrder)).map((item) => (
            <OwnItem
              key={item.id_giftlist_product}
              item={item}
              lastPosition={items.length}
              isMovable={itemOrder === 'priority' && items.length > 1}
              failedChange={failures.get(item.id_giftlist_product) ?? null}
              onChange={(wantedChange) => handleChange(item, wantedChange)}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <TextLink to={buildPath('homepage', language)} className={`${text.sm} ${text.link}`}>
          {messages.more}
        </TextLink>
      )}
    </section>
  )
}

function useCountFocus(length: number) {
  const countElement = useRef<HTMLParagraphElement>(null)
  const isFocusWanted = useRef(false)
  useEffect(() => {
    if (isFocusWanted.current) countElement.current?.focus()
    isFocusWanted.current = false
  }, [length])
  return {
    countElement,
    focusCount: () => {
      isFocusWanted.current = true
    },
  }
}

const itemOrders = ['priority', 'cheapest', 'dearest'] as const
type ItemOrder = (typeof itemOrders)[number]
