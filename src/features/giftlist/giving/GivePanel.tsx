import type { CartItem } from '../../../contract/cart'
import type { GiftlistItem, PublicGiftlist } from '../../../contract/giftlist'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { Button } from '../../../ui/button/Button'
import { Picture } from '../../../ui/figure/Picture'
import { SidePanel } from '../../../ui/page/SidePanel'
import { GiveForm } from './GiveForm'
import type { GiftDraft } from './giftDraft'
import { noGivablePart, subtractCart } from './giftProgress'
import { findGiftChange } from './findGiftChange'
import * as text from '../../../ui/text.module.css'
import * as styles from './GivePanel.module.css'

const useMessages = bringMessages('giftlist')

export interface ChosenGift {
  /** The item as it was when the panel opened, so that the panel can report changes. */
  item: GiftlistItem
  /** The choices made on the card, and the message of a gift that is already in the cart. */
  initialDraft: Partial<GiftDraft>
}

interface GivePanelProps {
  list: PublicGiftlist
  /** Null while the panel is closed. */
  gift: ChosenGift | null
  /** Null if an owner has removed the item, or while the panel is closed. */
  currentItem: GiftlistItem | null
  cartItems: readonly CartItem[]
  onClose: () => void
  onRefresh: () => Promise<void>
}

/** The panel stays open when an owner removes the item, so that the typed text is not lost. */
export function GivePanel({ list, gift, currentItem, cartItems, onClose, onRefresh }: GivePanelProps) {
  const { give: messages } = useMessages('giftlist')
  const owners = list.name_parents.trim() || list.name
  return (
    <SidePanel id="give" isOpen={gift !== null} onClose={onClose} title={messages.title} closeLabel={messages.close}>
      {gift && (
        <>
          <GivenItem item={currentItem ?? gift.item} owners={owners} />
          <GiveForm
            owners={owners}
            item={currentItem ?? gift.item}
            initialDraft={gift.initialDraft}
            givablePart={currentItem ? subtractCart(currentItem, cartItems) : noGivablePart}
            itemChange={findGiftChange(gift.item, currentItem, cartItems)}
            onClose={onClose}
            onRefresh={onRefresh}
          />
          <Button variant="ghost" isWide onClick={onClose}>
            {messages.back}
          </Button>
        </>
      )}
    </SidePanel>
  )
}

function GivenItem({ item, owners }: { item: GiftlistItem; owners: string }) {
  const { give: messages } = useMessages('giftlist')
  const formatEuro = useMoney()
  const description = [item.manufacturer_name, item.combination].filter(Boolean).join(', ')
  return (
    <div className={styles.item}>
      <Picture picture={item.picture} sizes="112px" alt="" />
      <div className={styles.about}>
        <p>{item.name}</p>
        {description && <p className={`${text.xs} ${text.stone}`}>{description}</p>}
        {item.price !== null && (
          <p>{item.quantity > 1 ? messages.each(formatEuro(item.price)) : formatEuro(item.price)}</p>
        )}
        <p className={`${text.xs} ${text.stone}`} dir="auto">
          {messages.forList(owners)}
        </p>
      </div>
    </div>
  )
}
