import type { Combination, Product } from '../../../contract/product'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useWords } from '../../../i18n/useWords'
import * as styles from './MeasureTable.module.css'

interface MeasureTableProps {
  product: Product
  version: Combination
}

/** The figures of the version in view: centimetres, kilos, material, article number. */
export function MeasureTable({ product, version }: MeasureTableProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const number = (value: number) => value.toLocaleString(locale[language])
  const names: Record<string, string> = words.dimensions
  const measures = Object.entries({ ...product.dimensions, ...version.dimensions }).flatMap(([key, value]) => {
    const name = names[key]
    if (name === undefined) return []
    return [[name, key === 'capacity_ml' ? `${number(value / 1000)} l` : `${number(value)} cm`]]
  })
  const rows = [
    ...measures,
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
    </div>
  )
}
