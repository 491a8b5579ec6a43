import type { ComponentProps } from 'react'
import type { GiftlistItem } from '../../../contract/giftlist'
import { maxQuantity } from '../../../contract/quantities'
import { Checkbox } from '../../../ui/form/Checkbox'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import type { Areas } from '../../../i18n/messages'
import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './OwnItem.module.css'

const useMessages = bringMessages('giftlistItems')

interface ItemQuantitiesProps {
  item: GiftlistItem
  name: string
  onQuantityChange: (quantity: number) => void
  onReceivedChange: (received: number) => void
}

export function ItemQuantities({ item, name, onQuantityChange, onReceivedChange }: ItemQuantitiesProps) {
  const messages = useMessages('giftlistItems').items
  const { id_giftlist_product: id, quantity, received } = item
  const maxReceived = Math.max(quantity, received)
  return (
    <div className={styles.quantities}>
      <LabelledStepper
        id={`wished-${id}`}
        name={name}
        messages={messages.wished}
        value={quantity}
        max={maxQuantity}
        onChange={onQuantityChange}
      />
      {maxReceived === 1 ? (
        <Checkbox
          id={`received-${id}`}
          checked={received === 1}
          onChange={(event) => onReceivedChange(event.target.checked ? 1 : 0)}
          className={styles.checkbox}
        >
          {messages.received.label} <VisuallyHidden>{name}</VisuallyHidden>
        </Checkbox>
      ) : (
        <LabelledStepper
          id={`received-${id}`}
          name={name}
          messages={messages.received}
          value={received}
          min={0}
          max={maxReceived}
          onChange={onReceivedChange}
        />
      )}
    </div>
  )
}

interface LabelledStepperProps extends Omit<ComponentProps<typeof QuantityStepper>, 'messages'> {
  name: string
  messages: Areas['giftlistItems']['items']['wished']
}

function LabelledStepper({ name, messages: { label, quantity, less, more }, ...stepperProps }: LabelledStepperProps) {
  return (
    <div className={styles.quantity}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <QuantityStepper {...stepperProps} messages={{ quantity: quantity(name), less: less(name), more: more(name) }} />
    </div>
  )
}
