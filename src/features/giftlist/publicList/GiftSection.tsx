import { useState } from 'react'
import type { GiftlistItem, PublicGiftlist } from '../../../contract/giftlist'
import { bringMessages } from '../../../i18n/lateMessages'
import { selectCart } from '../../../store/cart/cartSlice'
import { useAppSelector } from '../../../store/hooks'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Icon } from '../../../ui/figure/Icon'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { GiftCard } from './GiftCard'
import { findGivenMessage, type GiftDraft } from '../giving/giftDraft'
import { isGivenInFull, subtractCart } from '../giving/giftProgress'
import { type ChosenGift, GivePanel } from '../giving/GivePanel'
import { arrangeItems, buildListQuery, giftSortings, layOutItems, type GiftView, readGiftView } from './giftView'
import * as styles from './GiftSection.module.css'

const useMessages = bringMessages('giftlist')

const noLineItems: never[] = []

export function GiftSection({ list, onRefresh }: { list: PublicGiftlist; onRefresh: () => Promise<void> }) {
  const { list: messages } = useMessages('giftlist')
  const [view, setView] = useGiftView()
  const [gift, setGift] = useState<ChosenGift | null>(null)
  const lineItems = useAppSelector((state) => selectCart(state)?.items ?? noLineItems)
  const items = arrangeItems(list.items, view)
  const cells = layOutItems(items)
  const openGift = (item: GiftlistItem, initialDraft: Partial<GiftDraft>) => {
    setGift({ item, initialDraft: { ...initialDraft, message: findGivenMessage(item, initialDraft.kind, lineItems) } })
    // The page may be hours old. After the refresh, the giver sees changes to the gift before typing a message.
    void onRefresh()
  }
  return (
    <>
      {list.items.length === 0 ? (
        <p className={`wrap ${styles.empty}`}>{messages.empty}</p>
      ) : (
        <section className={`wrap ${styles.section}`} aria-label={messages.items}>
          {list.hidden && <Note icon="lock">{messages.ownSurprise}</Note>}
          <ViewBar view={view} onChange={setView} />
          <VisuallyHidden role="status">{messages.shown(items.length)}</VisuallyHidden>
          {list.items.every(isGivenInFull) && !view.isFreeOnly && <p>{messages.allChosen}</p>}
          {items.length === 0 && <p>{messages.noneFree}</p>}
          <ul className={styles.grid}>
            {items.map((item, index) => (
              <GiftCard
                key={item.id_giftlist_product}
                item={item}
                givablePart={subtractCart(item, lineItems)}
                isInCart={lineItems.some((lineItem) => lineItem.id_giftlist_product === item.id_giftlist_product)}
                isHidden={list.hidden}
                isWide={cells[index]?.isWide ?? false}
                isInFirstRow={index < 4}
                onGive={(initialDraft) => openGift(item, initialDraft)}
              />
            ))}
          </ul>
        </section>
      )}
      <GivePanel
        list={list}
        gift={gift}
        currentItem={list.items.find((item) => item.id_giftlist_product === gift?.item.id_giftlist_product) ?? null}
        cartItems={lineItems}
        onClose={() => setGift(null)}
        onRefresh={onRefresh}
      />
    </>
  )
}

function useGiftView() {
  const [view, setView] = useState(() => readGiftView(window.location.search))
  const changeView = (changes: Partial<GiftView>) => {
    const nextView = { ...view, ...changes }
    const { pathname, search } = window.location
    setView(nextView)
    // Gatsby stores the scroll position under the key in the history state, so the key must not change.
    window.history.replaceState(window.history.state, '', pathname + buildListQuery(nextView, search))
  }
  return [view, changeView] as const
}

function ViewBar({ view, onChange }: { view: GiftView; onChange: (changes: Partial<GiftView>) => void }) {
  const { list: messages } = useMessages('giftlist')
  return (
    <div className={styles.bar}>
      <Checkbox
        id="free-only"
        checked={view.isFreeOnly}
        onChange={({ currentTarget }) => onChange({ isFreeOnly: currentTarget.checked })}
      >
        {messages.freeOnly}
      </Checkbox>
      <label className={styles.sort}>
        {messages.sort}
        <select
          value={view.sort}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            onChange({ sort: giftSortings.find((sorting) => sorting === currentTarget.value) ?? 'list' })
          }
        >
          {giftSortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {messages.sortings[sorting]}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </label>
    </div>
  )
}
