import type { ComponentType } from 'react'
import type { CartItem } from '../../../contract/cart'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { LineItemList, lineItemsId, type LineItemListProps } from './LineItemList'
import { readLineGroup } from './useLineItemChanges'
import * as styles from './LineItem.module.css'

const useMessages = bringMessages('cart')

export type GiftLinesProps = Pick<LineItemListProps, 'items' | 'extraDays' | 'changes'>

export interface LineItemsProps extends GiftLinesProps, Pick<LineItemListProps, 'renderDetails'> {
  GiftLines: ComponentType<GiftLinesProps>
}

const isGift = (item: CartItem) => readLineGroup(item) !== null

export function LineItems({ items, GiftLines, renderDetails, ...rest }: LineItemsProps) {
  const messages = useMessages('cart')
  const { removedItem, announcement } = rest.changes
  const gifts = items.filter(isGift)
  const hasGifts = gifts.length > 0 || (removedItem !== null && isGift(removedItem.item))
  return (
    <div id={lineItemsId} tabIndex={-1} className={styles.all}>
      <section aria-labelledby="cart-lines">
        <VisuallyHidden as="h2" id="cart-lines">
          {messages.lines}
        </VisuallyHidden>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
        <LineItemList
          items={items.filter((item) => !isGift(item))}
          group={null}
          renderDetails={renderDetails}
          {...rest}
        />
      </section>
      {hasGifts && <GiftLines items={gifts} {...rest} />}
    </div>
  )
}
