import { useEffect, useRef, useState } from 'react'
import { RangeSlider } from '../../../ui/form/RangeSlider'
import type { Facets } from '../../../contract/productList'
import { useMoney } from '../../../i18n/money'
import { readAmount } from '../../../i18n/readAmount'
import { bringMessages } from '../../../i18n/lateMessages'
import { type ListStore, type PriceRange, changePrice, maxPriceInUrl } from './listState'
import { CommittedField } from '../../../ui/form/CommittedField'
import * as styles from './PriceFilter.module.css'

const useMessages = bringMessages('list')

interface PriceFilterProps {
  listStore: ListStore
  bounds: Facets['price']
  idPrefix: string
}

export function PriceFilter({ bounds, ...otherProps }: PriceFilterProps) {
  const messages = useMessages('list').price
  const scale = buildPriceScale(bounds)
  return scale ? <PriceRangeFields scale={scale} {...otherProps} /> : <p className={styles.none}>{messages.none}</p>
}

function PriceRangeFields({ listStore, scale, idPrefix }: Omit<PriceFilterProps, 'bounds'> & { scale: PriceScale }) {
  const messages = useMessages('list').price
  const formatEuro = useMoney()
  const { draft, dragHandles, applyRange } = usePriceDraft(listStore, scale)
  const rangeEnds = draft ?? getRangeEnds(listStore.state.choice.price, scale)
  const [minPrice, maxPrice] = rangeEnds
  return (
    <div className={styles.price}>
      <RangeSlider
        {...scale}
        value={rangeEnds}
        labels={[messages.lowestHandle, messages.highestHandle]}
        formatValue={formatEuro}
        onChange={dragHandles}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{formatEuro(scale.min)}</span>
        <span>{formatEuro(scale.max)}</span>
      </div>
      <div className={styles.fields}>
        <PriceField
          id={`${idPrefix}-price-min`}
          label={messages.lowest}
          value={minPrice}
          round={Math.floor}
          onCommit={(value) => applyRange([value, maxPrice])}
        />
        <PriceField
          id={`${idPrefix}-price-max`}
          label={messages.highest}
          value={maxPrice}
          round={Math.ceil}
          onCommit={(value) => applyRange([minPrice, value])}
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
  /** Rounds a typed amount with cents, so that the range still includes the same prices. */
  round: (euro: number) => number
  onCommit: (value: number) => void
}

/** A field that the user leaves empty shows its former value again. */
function PriceField({ id, label, value, round, onCommit }: PriceFieldProps) {
  const messages = useMessages('list').price
  const commitAmount = (typedText: string) => {
    const euro = typedText === '' ? value : readAmount(typedText)
    if (euro === null) return messages.unreadable
    const amount = Math.min(round(euro), maxPriceInUrl)
    if (amount !== value) onCommit(amount)
    return undefined
  }
  return <CommittedField id={id} label={`${label} (€)`} value={String(value)} onCommit={commitAmount} />
}

type RangeEnds = [number, number]

/** In ms. The list is updated when the handles have rested for this time. */
const restTime = 300

/** All changes while the filter is open share one history entry. */
function usePriceDraft(listStore: ListStore, scale: PriceScale) {
  const [draft, setDraft] = useState<RangeEnds | null>(null)
  const hasHistoryEntry = useRef(false)
  const pendingChange = useRef<{ timer: number; apply: () => void } | null>(null)

  const applyRange = (rangeEnds: RangeEnds) => {
    if (pendingChange.current) window.clearTimeout(pendingChange.current.timer)
    pendingChange.current = null
    setDraft(null)
    listStore.applyChoice(
      changePrice(listStore.state.choice, buildPriceRange(rangeEnds, scale)),
      hasHistoryEntry.current ? 'replace' : 'push',
    )
    hasHistoryEntry.current = true
  }
  const dragHandles = (rangeEnds: RangeEnds) => {
    if (pendingChange.current) window.clearTimeout(pendingChange.current.timer)
    setDraft(rangeEnds)
    pendingChange.current = {
      timer: window.setTimeout(() => applyRange(rangeEnds), restTime),
      apply: () => applyRange(rangeEnds),
    }
  }
  // The draft takes effect even if the user closes the filter before the handles rest.
  useEffect(() => () => pendingChange.current?.apply(), [])

  return { draft, dragHandles, applyRange }
}

interface PriceScale {
  min: number
  max: number
  step: number
}

/** In euro. Above this span, the slider moves in steps of ten. */
const wideSpan = 200

/** Prices are in euro. Returns null if all products have the same price. */
export function buildPriceScale(bounds: { min: number; max: number } | null): PriceScale | null {
  if (!bounds || bounds.max <= bounds.min) return null
  const step = bounds.max - bounds.min > wideSpan ? 10 : 1
  return { min: Math.floor(bounds.min / step) * step, max: Math.ceil(bounds.max / step) * step, step }
}

export function getRangeEnds(price: PriceRange | null, { min, max }: PriceScale): RangeEnds {
  const clampPrice = (value: number) => Math.min(max, Math.max(min, value))
  return [clampPrice(price?.min ?? min), clampPrice(price?.max ?? max)]
}

/** The ends may be in either order. An end at the limit of the scale is omitted. */
export function buildPriceRange(rangeEnds: Readonly<RangeEnds>, { min, max }: PriceScale): PriceRange | null {
  const [minPrice, maxPrice] = [Math.min(...rangeEnds), Math.max(...rangeEnds)]
  const price = { ...(minPrice > min && { min: minPrice }), ...(maxPrice < max && { max: maxPrice }) }
  return price.min === undefined && price.max === undefined ? null : price
}
