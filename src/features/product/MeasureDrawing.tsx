import type { CSSProperties } from 'react'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import type { Drawing } from '../../pageTable/measureDrawing/drawing'
import * as styles from './MeasureDrawing.module.css'

interface MeasureDrawingProps {
  name: string
  drawing: Drawing
  /** The dimensions in cm. */
  dimensions: Readonly<Record<string, number>>
}

/** Shows a line drawing of the product to scale, with its dimensions in cm. The measure table has the same figures. */
export function MeasureDrawing({ name, drawing, dimensions }: MeasureDrawingProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const names: Record<string, string> = words.dimensions
  const number = (key: string) => (dimensions[key] ?? 0).toLocaleString(locale[language])
  const widest = Math.max(...drawing.map(({ box }) => box[2]))
  return (
    <figure className={styles.drawing}>
      <figcaption className={`${text.sm} ${text.stone}`}>
        <span>{words.drawing}</span>
        <span>{name}</span>
      </figcaption>
      <div>
        {drawing.map(({ from, box, outline, lines, floor, figures }) => (
          <svg
            key={from}
            viewBox={box.join(' ')}
            role="img"
            aria-label={`${words.views[from]}: ${figures.map(({ key }) => `${names[key]} ${number(key)} cm`).join(', ')}`}
            style={{ '--w': box[2], '--all': widest } as CSSProperties}
          >
            <path d={floor} />
            <path d={outline + lines} />
            {figures.map(({ key, x, y, anchor }) => (
              <text key={key} x={x} y={y} textAnchor={anchor}>
                {key === 'diameter' && 'Ø '}
                {number(key)}
              </text>
            ))}
          </svg>
        ))}
      </div>
    </figure>
  )
}
