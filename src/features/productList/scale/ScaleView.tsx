import { type CSSProperties, useRef } from 'react'
import type { ProductCard } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildCardPath } from '../../../pageTable/paths'
import { useQuery } from '../../../store/query/useQuery'
import { PageLink } from '../../../ui/button/PageLink'
import { Person } from '../../../ui/figure/Person'
import { useNear } from '../../../ui/page/useNear'
import { DrawnPaths } from '../../variant/DrawnPaths'
import { formatPriceParts } from '../../variant/formatPriceParts'
import { SwatchDots } from '../productGrid/ProductGridCard'
import { cmPerMm, layOutScale, type ScaledProduct } from './layOutScale'
import { loadDrawnProducts } from './loadDrawnProducts'
import * as print from '../../../ui/page/print.module.css'
import * as styles from './ScaleView.module.css'

const useMessages = bringMessages('list')

interface ScaleViewProps {
  products: readonly ProductCard[]
}

/**
 * Shows the products of a list as line drawings to one scale, in rows that each have a floor line. The first row begins
 * with a rule in cm and a person of 1.75 m.
 */
export function ScaleView({ products }: ScaleViewProps) {
  const messages = useMessages('list').scale
  const { retry: retryLabel } = useMessages('frame').error
  const language = useLanguage()
  const ids = products.map(({ id_product }) => id_product)
  const { status, data, retry } = useQuery(ids.join(','), (signal) => loadDrawnProducts(ids, signal), {
    isPublic: true,
    keepsAnswer: true,
  })
  if (status === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {messages.failed}{' '}
        <button type="button" onClick={retry}>
          {retryLabel}
        </button>
      </p>
    )
  }
  const { products: scaledProducts, undrawn, height, width } = layOutScale(products, data ?? [])
  const room = { '--room': height, '--widest': width } as CSSProperties
  if (!data) return <div className={styles.floor} aria-busy="true" style={room} />
  return (
    <>
      {scaledProducts.length > 0 && (
        <section className={`${styles.floor} ${print.alone}`} aria-label={messages.title} style={room}>
          <div className={styles.rule} aria-hidden="true">
            <Rule />
          </div>
          <div className={styles.person} aria-hidden="true">
            <svg viewBox="-25 -176 50 176">
              <Person />
            </svg>
            <p className={styles.caption}>{messages.person}</p>
          </div>
          <ul>
            {scaledProducts.map((product) => (
              <li key={product.card.id_product}>
                <ScaledDrawing product={product} room={height} />
                <div className={styles.caption}>
                  <PageLink to={buildCardPath(product.card, language)}>{product.card.name}</PageLink>
                  <CardFigures product={product} />
                  <SwatchDots swatches={product.card.swatches} count={product.card.version_count} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {undrawn.length > 0 && (
        <p className={styles.note}>
          {messages.undrawn}{' '}
          {undrawn.map((card, index) => (
            <span key={card.id_product}>
              {index > 0 && ', '}
              <PageLink to={buildCardPath(card, language)}>{card.name}</PageLink>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** The price, and the measures in cm that the drawing shows. */
function CardFigures({ product: { card, width, height, isFromAbove } }: { product: ScaledProduct }) {
  const messages = useMessages('list').scale
  const { wall } = useMessages('catalogue')
  const language = useLanguage()
  const formatHeight = (cm: number) => Math.round(cm).toLocaleString(locale[language])
  const { amount } = formatPriceParts(card.price, card.price_varies, wall, language)
  return (
    <p>
      {amount}
      <br />
      {(isFromAbove ? messages.fromAbove : messages.fromFront)(formatHeight(width), formatHeight(height))}
    </p>
  )
}

/** The distance from the viewport at which a drawing is fetched. */
const nearMargin = '600px'

/** The drawing at its height above the floor. A lamp hangs on its cord. */
function ScaledDrawing({ product, room }: { product: ScaledProduct; room: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, nearMargin)
  const { drawing, width, height, bottom, hangs } = product
  const top = hangs ? room : bottom + height
  return (
    <div ref={place} className={styles.drawing} style={{ '--width': width, '--top': top } as CSSProperties}>
      <svg viewBox={`0 ${-top} ${width} ${top}`} aria-hidden="true">
        {hangs && <path d={`M${width / 2} ${-room}V${-bottom - height}`} />}
        <g transform={`translate(0 ${-bottom})`}>
          <DrawnPaths href={drawing.href} scale={cmPerMm} isNear={isNear} />
        </g>
      </svg>
    </div>
  )
}

const step = 50
const ruleHeight = 180

/** The rule: a tick every 10 cm, and a figure every 50 cm. */
function Rule() {
  const ticks = Array.from({ length: ruleHeight / 10 }, (_, index) => (index + 1) * 10)
  return (
    <svg viewBox={`0 ${-ruleHeight} 34 ${ruleHeight}`}>
      <path d={`M1 0V${-ruleHeight}${ticks.map((cm) => `M1 ${-cm}h${cm % step === 0 ? 9 : 4}`).join('')}`} />
      {ticks
        .filter((cm) => cm % step === 0)
        .map((cm) => (
          <text key={cm} x="13" y={-cm + 3}>
            {cm}
          </text>
        ))}
    </svg>
  )
}
