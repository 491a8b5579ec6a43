import { RangeSlider } from '../../../../design/RangeSlider'
import type { Facets } from '../../../../contract/facets'
import { useMoney } from '../../../../i18n/useMoney'
import { useWords } from '../../../../i18n/useWords'
import type { LiveList } from '../liveList'
import { PriceField } from './PriceField'
import * as styles from './PriceFilter.module.css'
import { handlesOf, priceScale, type PriceScale } from './priceScale'
import { usePriceDraft } from './usePriceDraft'

interface PriceFilterProps {
  list: LiveList
  bounds: Facets['price']
  place: string
}

/** From what price to what price: two handles on a measure line, or two fields. */
export function PriceFilter({ bounds, ...rest }: PriceFilterProps) {
  const words = useWords('list').price
  const scale = priceScale(bounds)
  return scale ? <PriceRange scale={scale} {...rest} /> : <p className={styles.none}>{words.none}</p>
}

function PriceRange({ list, scale, place }: Omit<PriceFilterProps, 'bounds'> & { scale: PriceScale }) {
  const words = useWords('list').price
  const money = useMoney()
  const { draft, drag, take } = usePriceDraft(list, scale)
  const ends = draft ?? handlesOf(list.state.choice.price, scale)
  const [low, high] = ends
  return (
    <div className={styles.price}>
      <RangeSlider
        {...scale}
        value={ends}
        labels={[words.lowestHandle, words.highestHandle]}
        format={money}
        onChange={drag}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{money(scale.min)}</span>
        <span>{money(scale.max)}</span>
      </div>
      <div className={styles.fields}>
        <PriceField
          id={`${place}-price-min`}
          label={words.lowest}
          value={low}
          onTake={(value) => take([value, high])}
        />
        <PriceField
          id={`${place}-price-max`}
          label={words.highest}
          value={high}
          onTake={(value) => take([low, value])}
        />
      </div>
    </div>
  )
}
