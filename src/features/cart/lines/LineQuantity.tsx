import type { CartItem } from '../../../contract/cart'
import { QuantityStepper } from '../../../design/QuantityStepper'
import { useWords } from '../../../i18n/useWords'
import { wantedQuantity } from '../../../state/cart/selectors'
import { useShopSelector } from '../../../state/hooks'

interface LineQuantityProps {
  item: CartItem
  onChange: (quantity: number) => void
}

/** How many of a line: the wished number at once, before the API has said so; 0 takes the line out (SPEC §5). */
export function LineQuantity({ item, onChange }: LineQuantityProps) {
  const words = useWords('cart')
  const wanted = useShopSelector(wantedQuantity(item.id))
  const { id, name, stock, quantity } = item
  return (
    <QuantityStepper
      id={`quantity-${id}`}
      value={wanted}
      min={0}
      max={Math.max(stock, quantity)}
      onChange={onChange}
      words={{
        quantity: words.quantity(name),
        less: words.less(name),
        more: words.more(name),
        limit: quantity > stock ? undefined : words.stockLimit(stock),
      }}
    />
  )
}
