import type { Combination, Product } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import * as text from '../../ui/text.module.css'
import * as styles from './MeasureTable.module.css'

interface MeasureTableProps {
  product: Product
  variant: Combination
}

/** The figures of the variant in view: centimetres, kilos, material, article number; and its papers. */
export function MeasureTable({ product, variant }: MeasureTableProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const number = (value: number) => value.toLocaleString(locale[language])
  const centimetres = (value: number) => `${number(value)} cm`
  const names: Record<string, string> = words.dimensions
  const dimensions: Record<string, number> = { ...product.dimensions, ...variant.dimensions }
  // A round piece is as wide and as deep as it is across.
  const { diameter } = dimensions
  const measures = Object.entries(dimensions).flatMap(([key, value]) => {
    const name = names[key]
    if (name === undefined || (value === diameter && (key === 'width' || key === 'depth'))) return []
    return [[name, key === 'capacity_ml' ? `${number(value / 1000)} l` : centimetres(value)]]
  })
  const door = product.bulky && doorWidth(dimensions)
  const rows = [
    ...measures,
    ...(door ? [[words.door, words.doorWidth(centimetres(door))]] : []),
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

/** cm: how high a usual door is. */
const doorHeight = 200

/**
 * How wide a door must be for a piece of these dimensions (cm), turned as fits best; null when that can't be told from
 * them, or it would not go through upright.
 */
export function doorWidth({ width, depth, height }: Readonly<Record<string, number>>): number | null {
  if (!width || !depth || !height) return null
  const [least = 0, middle = 0] = [width, depth, height].sort((one, other) => one - other)
  return middle <= doorHeight ? least : null
}
