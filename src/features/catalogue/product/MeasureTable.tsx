import type { Combination, Product } from '../../../contract/product'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useWords } from '../../../i18n/useWords'
import { doorWidth } from './doorWidth'
import * as styles from './MeasureTable.module.css'

interface MeasureTableProps {
  product: Product
  version: Combination
}

/** The figures of the version in view: centimetres, kilos, material, article number; and its papers. */
export function MeasureTable({ product, version }: MeasureTableProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const number = (value: number) => value.toLocaleString(locale[language])
  const centimetres = (value: number) => `${number(value)} cm`
  const names: Record<string, string> = words.dimensions
  const dimensions: Record<string, number> = { ...product.dimensions, ...version.dimensions }
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
    [words.article, version.reference],
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
