import { type CSSProperties, Fragment, useRef } from 'react'
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
import { cmPerMm, layOutScale, type ScaledProduct, tableHeight } from './layOutScale'
import { loadDrawnProducts } from './loadDrawnProducts'
import * as print from '../../../ui/page/print.module.css'
import * as styles from './ScaleView.module.css'

const useMessages = bringMessages('list')

/** In cm, with a margin for the width of the outline. */
const personHeight = 176

export function ScaleView({ products }: { products: readonly ProductCard[] }) {
  const messages = useMessages('list').scale
  const { retry: retryLabel } = useMessages('frame').error
  const language = useLanguage()
  const ids = products.map(({ id_product }) => id_product)
  const {
    status,
    data: fullProducts,
    retry,
  } = useQuery(ids.join(','), (signal) => loadDrawnProducts(ids, signal), {
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
  const {
    products: scaledProducts,
    undrawnCards,
    isShort,
    isOnTable,
    roomHeight,
    maxWidth,
    totalWidth,
  } = layOutScale(products, fullProducts ?? [])
  const count = scaledProducts.length
  const roomStyle = {
    '--room': roomHeight,
    '--widest': maxWidth,
    '--total': totalWidth,
    '--count': count,
  } as CSSProperties
  if (!fullProducts) return <div className={styles.floor} aria-busy="true" style={roomStyle} />
  const classNames = [styles.floor, isShort && styles.short, isOnTable && styles.table, print.alone]
  const floorHeight = isOnTable ? tableHeight : 0
  return (
    <>
      {count > 0 && (
        <section className={classNames.filter(Boolean).join(' ')} aria-label={messages.title} style={roomStyle}>
          <div
            className={styles.person}
            aria-hidden="true"
            style={{ '--top': personHeight - floorHeight } as CSSProperties}
          >
            <HeightRuler isOnTable={isOnTable} />
            <svg viewBox={`-26 ${-personHeight} 52 ${personHeight - floorHeight}`}>
              <Person />
            </svg>
            <p className={styles.caption}>{isOnTable ? messages.personAtTable : messages.person}</p>
          </div>
          <ul>
            {scaledProducts.map((product) => (
              <Fragment key={product.card.id_product}>
                {' '}
                <li>
                  <ScaledDrawing product={product} roomHeight={roomHeight} />
                  <div className={styles.caption}>
                    <PageLink to={buildCardPath(product.card, language)}>{product.card.name}</PageLink>
                    <CardFigures product={product} />
                    <SwatchDots card={product.card} />
                  </div>
                </li>
              </Fragment>
            ))}
          </ul>
        </section>
      )}
      {undrawnCards.length > 0 && (
        <p className={styles.note}>
          {messages.undrawn}{' '}
          {undrawnCards.map((card, index) => (
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

function CardFigures({ product: { card, statedSize, isDrawnFromAbove } }: { product: ScaledProduct }) {
  const messages = useMessages('list').scale
  const { productGrid: gridMessages } = useMessages('catalogue')
  const language = useLanguage()
  const [width, height] = statedSize.map((cm) => Math.round(cm).toLocaleString(locale[language])) as [string, string]
  const { amount } = formatPriceParts(card.price, card.price_varies, gridMessages, language)
  return (
    <p>
      {amount}
      <br />
      {(isDrawnFromAbove ? messages.fromAbove : messages.fromFront)(width, height)}
    </p>
  )
}

const nearMargin = '600px'

function ScaledDrawing({ product, roomHeight }: { product: ScaledProduct; roomHeight: number }) {
  const container = useRef<HTMLDivElement>(null)
  const isNear = useNear(container, nearMargin)
  const { drawing, width, height, bottom, isHanging } = product
  const top = isHanging ? roomHeight : bottom + height
  return (
    <div ref={container} className={styles.drawing} style={{ '--width': width, '--top': top } as CSSProperties}>
      <svg viewBox={`0 ${-top} ${width} ${top}`} aria-hidden="true">
        {isHanging && <path d={`M${width / 2} ${-roomHeight}V${-bottom - height}`} />}
        <g transform={`translate(0 ${-bottom})`}>
          <DrawnPaths href={drawing.href} scale={cmPerMm} isNeeded={isNear} />
        </g>
      </svg>
    </div>
  )
}

/** The ruler has a tick every 10 cm. On a table, every tick has a label; on the floor, every fifth tick. */
function HeightRuler({ isOnTable }: { isOnTable: boolean }) {
  const [height, step] = isOnTable ? [100, 10] : [180, 50]
  const ticks = Array.from({ length: height / 10 }, (_, index) => (index + 1) * 10)
  return (
    <div className={styles.rule} style={{ '--top': height } as CSSProperties}>
      <svg viewBox={`0 ${-height} 10 ${height}`} preserveAspectRatio="none">
        <path d={`M1 0V${-height}${ticks.map((cm) => `M1 ${-cm}h${cm % step === 0 ? 9 : 4}`).join('')}`} />
      </svg>
      {ticks
        .filter((cm) => cm % step === 0)
        .map((cm) => (
          <span key={cm} style={{ '--at': cm } as CSSProperties}>
            {cm}
          </span>
        ))}
    </div>
  )
}
