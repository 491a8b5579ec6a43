import type { Combination, Product } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { useMessages } from '../../i18n/useMessages'
import { findDoorWidth, isCloth } from './drawing/findDoorWidth'
import * as text from '../../ui/text.module.css'
import * as styles from './MeasureTable.module.css'

interface MeasureTableProps {
  product: Product
  variant: Combination
}

export function MeasureTable({ product, variant }: MeasureTableProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product
  const formatNumber = (value: number) => value.toLocaleString(locale[language])
  const formatCentimetres = (value: number) => `${formatNumber(value)} cm`
  const dimensionNames: Record<string, string> = messages.dimensions
  const dimensions: Record<string, number> = { ...product.dimensions, ...variant.dimensions }
  // The width and the depth of a round product repeat its diameter.
  const { diameter } = dimensions
  const isClothProduct = isCloth(dimensions)
  const measures = Object.entries(dimensions).flatMap(([key, value]) => {
    // The depth of a cloth is its length, and the height its thickness. Only a bulky cloth, such as a rug, has a row for
    // its thickness.
    const name =
      isClothProduct && key === 'depth'
        ? messages.clothLength
        : isClothProduct && key === 'height'
          ? messages.thickness
          : dimensionNames[key]
    if (isClothProduct && key === 'height' && !product.bulky) return []
    if (name === undefined || (value === diameter && (key === 'width' || key === 'depth'))) return []
    return [[name, key === 'capacity_ml' ? `${formatNumber(value / 1000)} l` : formatCentimetres(value)]]
  })
  const doorWidth = product.bulky && findDoorWidth(dimensions)
  const rows = [
    ...measures,
    ...(doorWidth ? [[messages.door, messages.doorWidth(formatCentimetres(doorWidth))]] : []),
    [messages.weight, product.weight_kg && `${formatNumber(product.weight_kg)} kg`],
    [messages.material, product.materials],
    [messages.care, product.care],
    [messages.article, variant.reference || String(variant.id_sku)],
  ].filter(([, value]) => value)
  return (
    <div>
      <h2 className={text.xl}>{messages.measures}</h2>
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
          {messages.download(name, `${formatNumber(Math.ceil(bytes / 1000))} kB`)}
        </a>
      ))}
    </div>
  )
}
