import type { Product } from '../../contract/product'
import type { Drawing } from './drawing'
import { drawingOf } from './drawingOf'

/** The drawing of a product, and those of its versions with dimensions of their own, by `id_sku`. */
export function drawingsOf({ dimensions, combinations }: Pick<Product, 'dimensions' | 'combinations'>) {
  const own = combinations.flatMap((version): [number, Drawing][] => {
    const drawing = version.dimensions && drawingOf({ ...dimensions, ...version.dimensions })
    return drawing ? [[version.id_sku, drawing]] : []
  })
  return { drawing: drawingOf(dimensions), drawings: Object.fromEntries(own) as Record<number, Drawing> }
}
