import type { PriceRange } from '../liveList'

export interface PriceScale {
  min: number
  max: number
  step: number
}

/** From this span on, in euro, the slider goes by tens. */
const wideSpan = 200

/** The slider's scale for a list whose prices run from `min` to `max` euro; null when there is nothing to choose. */
export function priceScale(bounds: { min: number; max: number } | null): PriceScale | null {
  if (!bounds || bounds.max <= bounds.min) return null
  const step = bounds.max - bounds.min > wideSpan ? 10 : 1
  return { min: Math.floor(bounds.min / step) * step, max: Math.ceil(bounds.max / step) * step, step }
}

/** Where the handles stand for a chosen price. */
export function handlesOf(price: PriceRange | null, { min, max }: PriceScale): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, value))
  return [within(price?.min ?? min), within(price?.max ?? max)]
}

/** The price that two ends mean on a scale: an end that leaves nothing out is open. The ends may come the wrong way round. */
export function priceOf(ends: readonly [number, number], { min, max }: PriceScale): PriceRange | null {
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const price = { ...(low > min && { min: low }), ...(high < max && { max: high }) }
  return price.min === undefined && price.max === undefined ? null : price
}
