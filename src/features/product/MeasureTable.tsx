import type { Combination, Product } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { useMessages } from '../../i18n/useMessages'
import { doorHeight } from './drawing/fitRoom'
import * as text from '../../ui/text.module.css'
import * as styles from './MeasureTable.module.css'

interface MeasureTableProps {
  product: Product
  variant: Combination
}

/** Shows the specifications of the current variant (dimensions, weight, material, article number) and its downloads. */
export function MeasureTable({ product, variant }: MeasureTableProps) {
  const language = useLanguage()
  const words = useMessages('catalogue').product
  const number = (value: number) => value.toLocaleString(locale[language])
  const centimetres = (value: number) => `${number(value)} cm`
  const names: Record<string, string> = words.dimensions
  const dimensions: Record<string, number> = { ...product.dimensions, ...variant.dimensions }
  // The diameter of a round product is both its width and its depth.
  const { diameter } = dimensions
  const measures = Object.entries(dimensions).flatMap(([key, value]) => {
    const name = names[key]
    if (name === undefined || (value === diameter && (key === 'width' || key === 'depth'))) return []
    return [[name, key === 'capacity_ml' ? `${number(value / 1000)} l` : centimetres(value)]]
  })
  const minDoorWidth = product.bulky && getDoorWidth(dimensions)
  const rows = [
    ...measures,
    ...(minDoorWidth ? [[words.door, words.doorWidth(centimetres(minDoorWidth))]] : []),
    [words.weight, `${number(product.weight_kg)} kg`],
    [words.material, product.materials],
    [words.care, product.care],
    [words.article, variant.reference],
  ]
  return (
    <div>
      <h2 className={text.xl}>{words.measures}</h2>
      <dl className={`${styles.table} ${text.sm}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {product.downloads.map(({ name, href, bytes }) => (
        <a key={href} href={href} className={`${styles.download} ${text.sm} ${text.link}`}>
          {words.download(name, `${number(Math.ceil(bytes / 1000))} kB`)}
        </a>
      ))}
    </div>
  )
}

/**
 * Returns the minimum width of a door through which a product of these dimensions fits (all in cm), in its best
 * orientation. Returns null when a dimension is unknown or the product does not fit through any door.
 */
export function getDoorWidth({ width, depth, height }: Readonly<Record<string, number>>): number | null {
  if (!width || !depth || !height) return null
  const [least = 0, middle = 0] = [width, depth, height].sort((one, other) => one - other)
  return middle <= doorHeight ? least : null
}
