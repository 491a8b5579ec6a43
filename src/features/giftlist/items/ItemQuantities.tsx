import type { GiftlistItem } from '../../../contract/giftlist'
import { maxQuantity } from '../../../contract/quantities'
import { Checkbox } from '../../../ui/form/Checkbox'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './ListItem.module.css'

const useMessages = bringMessages('giftlistItems')

interface ItemQuantitiesProps {
  item: GiftlistItem
  name: string
  onQuantity: (quantity: number) => void
  onReceived: (received: number) => void
}

export function ItemQuantities({ item, name, onQuantity, onReceived }: ItemQuantitiesProps) {
  const messages = useMessages('giftlistItems').items
  const { id_giftlist_product: id, quantity, received } = item
  const maxReceived = Math.max(quantity, received)
  return (
    <div className={styles.quantities}>
      <div className={styles.quantity}>
        <span className={styles.label} aria-hidden="true">
          {messages.wished.label}
        </span>
        <QuantityStepper
          id={`wished-${id}`}
          value={quantity}
          max={maxQuantity}
          onChange={onQuantity}
          messages={{
            quantity: messages.wished.quantity(name),
            less: messages.wished.less(name),
            more: messages.wished.more(name),
          }}
        />
      </div>
      {maxReceived === 1 ? (
        <Checkbox
          id={`received-${id}`}
          checked={received === 1}
          onChange={(event) => onReceived(event.target.checked ? 1 : 0)}
          className={styles.checkbox}
        >
          {messages.received.label} <VisuallyHidden>{name}</VisuallyHidden>
        </Checkbox>
      ) : (
        <div className={styles.quantity}>
          <span className={styles.label} aria-hidden="true">
            {messages.received.label}
          </span>
          <QuantityStepper
            id={`received-${id}`}
            value={received}
            min={0}
            max={maxReceived}
            onChange={onReceived}
            messages={{
              quantity: messages.received.quantity(name),
              less: messages.received.less(name),
              more: messages.received.more(name),
            }}
          />
        </div>
      )}
    </div>
  )
}
