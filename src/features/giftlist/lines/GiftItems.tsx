import type { CartItem } from '../../../contract/cart'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { type GiftItemsProps, LineItemList } from '../../cart/lineItems/LineItems'
import { type LineItemChanges, getGiftGroup } from '../../cart/lineItems/useLineItemChanges'
import { GiftDestinationChoice } from './GiftDestinationChoice'
import { GiftMessage, useOwnersName } from './GiftItemNotes'
import { GiftShortageNote } from './GiftShortageNote'
import * as styles from './GiftItems.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('giftlistLines')

export function GiftItems({ items, extraDays, changes }: GiftItemsProps) {
  const messages = useMessages('giftlistLines')
  const nameOwners = useOwnersName()
  const { removedItem } = changes
  const removedGroup = removedItem && getGiftGroup(removedItem.item)
  const groups = groupGifts(items)
  // The empty group of the last removed gift stays in the cart, because it contains the undo button.
  if (removedGroup !== null && !groups.some(({ owners }) => owners === removedGroup)) {
    groups.push({ owners: removedGroup, items: [] })
  }
  return groups.map(({ owners, items: gifts }, index) => (
    <section key={owners} aria-labelledby={gifts.length > 0 ? `gifts-${index}` : undefined}>
      {gifts.length > 0 && (
        <h2 id={`gifts-${index}`} className={`${styles.heading} ${text.xl}`}>
          {messages.giftFor(nameOwners(owners))}
        </h2>
      )}
      <LineItemList
        items={gifts}
        group={owners}
        extraDays={extraDays}
        changes={changes}
        renderDetails={(item) => <GiftItemDetails item={item} changes={changes} />}
      />
    </section>
  ))
}

function GiftItemDetails({ item, changes }: { item: CartItem; changes: LineItemChanges }) {
  const messages = useMessages('giftlistLines')
  const owners = useOwnersName()(item.giftlist_name)
  const formatEuro = useMoney()
  return (
    <div className={styles.details}>
      {item.amount !== null && (
        <>
          <p className={text.sm}>{messages.contribution(formatEuro(item.amount))}</p>
          <p className={`${text.xs} ${text.stone}`}>{messages.contributionRule(owners)}</p>
        </>
      )}
      <GiftMessage message={item.message} />
      <GiftShortageNote item={item} changes={changes} />
      {item.amount === null && <GiftDestinationChoice item={item} />}
    </div>
  )
}

/** The owners are '' when the API does not give their name. */
export function groupGifts(items: readonly CartItem[]): { owners: string; items: CartItem[] }[] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) {
    const owners = item.giftlist_name ?? ''
    groups.set(owners, [...(groups.get(owners) ?? []), item])
  }
  return [...groups].map(([owners, groupItems]) => ({ owners, items: groupItems }))
}
