import type { ProductCard } from '../../contract/product'
import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import * as text from '../../design/text.module.css'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './SearchHelp.module.css'

/** A product among the suggestions: picture, name, brand and price, with what a reduced price must say. */
export function SuggestedProduct({ card }: { card: ProductCard }) {
  const { wall } = useWords('catalogue')
  const money = useMoney()
  const { amount, regular, lowest_30_days: lowest } = card.price
  const price = money(amount)
  return (
    <>
      <Picture picture={card.picture} sizes="72px" alt="" />
      <span>
        {card.name} <span className={`${styles.brand} ${text.xs}`}>{card.brand.name}</span>
      </span>{' '}
      <span className={styles.price}>
        <Price
          amount={card.price_varies ? wall.from(price) : price}
          was={regular === null ? undefined : { label: wall.was, amount: money(regular) }}
          lowest={regular === null ? undefined : wall.lowest(money(lowest ?? regular))}
        />
      </span>
    </>
  )
}
