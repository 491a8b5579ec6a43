import { useEffect, useRef, useState } from 'react'
import { RangeSlider } from '../../../ui/form/RangeSlider'
import type { Facets } from '../../../contract/productList'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import type { ListStore, PriceRange } from '../listState'
import { Field } from '../../../ui/form/Field'
import { withPrice } from './listChoice'
import * as styles from './PriceFilter.module.css'

interface PriceFilterProps {
  list: ListStore
  bounds: Facets['price']
  place: string
}

/** From what price to what price: two handles on a measure line, or two fields. */
export function PriceFilter({ bounds, ...rest }: PriceFilterProps) {
  const words = useWords('list').price
  const scale = buildPriceScale(bounds)
  return scale ? <PriceRangeFields scale={scale} {...rest} /> : <p className={styles.none}>{words.none}</p>
}

function PriceRangeFields({ list, scale, place }: Omit<PriceFilterProps, 'bounds'> & { scale: PriceScale }) {
  const words = useWords('list').price
  const money = useMoney()
  const { draft, drag, take } = usePriceDraft(list, scale)
  const ends = draft ?? getHandles(list.state.choice.price, scale)
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

interface PriceFieldProps {
  id: string
  label: string
  /** In whole euro. */
  value: number
  onTake: (value: number) => void
}

/** One end of the price, typed: it counts on leaving the field or with Enter. What is no amount is put back. */
function PriceField({ id, label, value, onTake }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const amount = /^\d{1,6}$/.exec(typed?.trim() ?? '')
    setTyped(null)
    if (amount && Number(amount[0]) !== value) onTake(Number(amount[0]))
  }
  return (
    <Field
      id={id}
      label={`${label} (€)`}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

type Ends = [number, number]

/** How long a handle must rest before the list follows it, in ms. */
const rest = 300

/**
 * A price on its way: the handles move at once, the list follows when they rest. All the drags of one opening are one
 * step to go back from.
 */
function usePriceDraft(list: ListStore, scale: PriceScale) {
  const [draft, setDraft] = useState<Ends | null>(null)
  const stepped = useRef(false)
  const waiting = useRef<{ timer: number; take: () => void } | null>(null)

  const take = (ends: Ends) => {
    if (waiting.current) window.clearTimeout(waiting.current.timer)
    waiting.current = null
    setDraft(null)
    list.choose(withPrice(list.state.choice, buildPriceRange(ends, scale)), stepped.current ? 'replace' : 'push')
    stepped.current = true
  }
  const drag = (ends: Ends) => {
    if (waiting.current) window.clearTimeout(waiting.current.timer)
    setDraft(ends)
    waiting.current = { timer: window.setTimeout(() => take(ends), rest), take: () => take(ends) }
  }
  // What was closed before the handles rested counts all the same.
  useEffect(() => () => waiting.current?.take(), [])

  return { draft, drag, take }
}

interface PriceScale {
  min: number
  max: number
  step: number
}

/** From this span on, in euro, the slider goes by tens. */
const wideSpan = 200

/** The slider's scale for a list whose prices run from `min` to `max` euro; null when there is nothing to choose. */
export function buildPriceScale(bounds: { min: number; max: number } | null): PriceScale | null {
  if (!bounds || bounds.max <= bounds.min) return null
  const step = bounds.max - bounds.min > wideSpan ? 10 : 1
  return { min: Math.floor(bounds.min / step) * step, max: Math.ceil(bounds.max / step) * step, step }
}

/** Where the handles stand for a chosen price. */
export function getHandles(price: PriceRange | null, { min, max }: PriceScale): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, value))
  return [within(price?.min ?? min), within(price?.max ?? max)]
}

/** The price that two ends mean on a scale: an end that leaves nothing out is open. The ends may come the wrong way round. */
export function buildPriceRange(ends: readonly [number, number], { min, max }: PriceScale): PriceRange | null {
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const price = { ...(low > min && { min: low }), ...(high < max && { max: high }) }
  return price.min === undefined && price.max === undefined ? null : price
}
