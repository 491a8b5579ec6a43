import { type CSSProperties, useRef, useState } from 'react'
import * as text from '../../../ui/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useMessages } from '../../../i18n/useMessages'
import { findPlace, type MeasureDrawing as Drawing } from '../../../pageTable/contents/drawing'
import { lazyPart } from '../../../ui/page/lazyPart'
import { useNear } from '../../../ui/page/useNear'
import * as styles from './MeasureDrawing.module.css'

interface MeasureDrawingProps {
  name: string
  drawing: Drawing
  /** In cm. */
  dimensions: Readonly<Record<string, number>>
  isBulky: boolean
}

const nearMargin = '400px'
const DrawnPaths = lazyPart(() =>
  import(/* webpackChunkName: "after" */ '../../variant/DrawnPaths').then((chunk) => chunk.DrawnPaths),
)
const RoomFit = lazyPart(() => import('./RoomFit').then((chunk) => chunk.RoomFit))

/** The HTML contains the measure lines, so nothing moves when the drawings have loaded. */
export function MeasureDrawing({ name, drawing, dimensions, isBulky }: MeasureDrawingProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product
  const container = useRef<HTMLDivElement>(null)
  const isNear = useNear(container, nearMargin)
  const [isOpen, setIsOpen] = useState(false)
  // A product that hangs from the ceiling cannot be drawn against a wall.
  const standingView = findPlace(dimensions) === 'ceiling' ? undefined : drawing.find(({ from }) => from === 'front')
  const dimensionNames: Record<string, string> = messages.dimensions
  const formatNumber = (key: string) => (dimensions[key] ?? 0).toLocaleString(locale[language])
  const maxWidth = Math.max(...drawing.map(({ box }) => box[2]))
  return (
    <figure className={styles.drawing}>
      <figcaption className={`${text.sm} ${text.stone}`}>
        <span>{messages.drawing}</span>
        {standingView ? (
          <button type="button" className={text.link} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {messages.inYourRoom}
          </button>
        ) : (
          <span>{name}</span>
        )}
      </figcaption>
      <div ref={container}>
        {drawing.map(({ from, href, scale, box, lines, floor, figures }) => (
          <svg
            key={from}
            viewBox={box.join(' ')}
            role="img"
            aria-label={[
              messages.views[from],
              figures.map(({ key }) => `${dimensionNames[key]} ${formatNumber(key)} cm`).join(', '),
            ]
              .filter(Boolean)
              .join(': ')}
            style={{ '--w': box[2], '--all': maxWidth } as CSSProperties}
          >
            <path d={floor} />
            <path d={lines} />
            <DrawnPaths href={href} scale={scale} isNeeded={isNear} isWanted={isNear} />
            {figures.map(({ key, x, y, anchor }) => (
              <text key={key} x={x} y={y} textAnchor={anchor}>
                {key === 'diameter' && 'Ø '}
                {formatNumber(key)}
              </text>
            ))}
          </svg>
        ))}
      </div>
      {isOpen && standingView && <RoomFit view={standingView} dimensions={dimensions} isBulky={isBulky} />}
    </figure>
  )
}
