import { useEffect, useRef, useState } from 'react'
import { findPlace, type MeasuredView } from '../../../pageTable/contents/drawing'
import { bringMessages } from '../../../i18n/lateMessages'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { Person } from '../../../ui/figure/Person'
import { historyKeys } from '../../../store/browser/deviceHistory'
import { readStored, writeStored } from '../../../store/browser/storage'
import { DrawnPaths } from '../../variant/DrawnPaths'
import { cmPerMm, wallCentre } from '../../productList/scale/layOutScale'
import * as text from '../../../ui/text.module.css'
import { findDoorWidth } from './findDoorWidth'
import * as styles from './RoomFit.module.css'

const useMessages = bringMessages('gallery')

interface RoomFitProps {
  view: MeasuredView
  /** In cm. */
  dimensions: Readonly<Record<string, number>>
  isBulky: boolean
}

/** In cm. */
const wallHeight = 240
/** In cm, with space on both sides. */
const personWidth = 56

/** The width that the user types is stored, so that the next product is drawn against the same wall. */
export function RoomFit({ view, dimensions, isBulky }: RoomFitProps) {
  const messages = useMessages('gallery').room
  const { inYourRoom } = useMessages('catalogue').product
  const container = useRef<HTMLDivElement>(null)
  const { diameter = 0, width = diameter } = dimensions
  const formattedWidth = width.toLocaleString(locale[useLanguage()])
  const [typedWidth, setTypedWidth] = useState(() =>
    String(readStoredWallWidth() ?? Math.max(200, Math.ceil(width / 50) * 50 + 100)),
  )
  const wallWidth = readWallWidth(typedWidth)
  const wallFit = wallWidth === null ? null : fitWall(width, wallWidth)
  const doorWidth = isBulky ? findDoorWidth(dimensions) : undefined
  useEffect(() => {
    container.current?.focus({ preventScroll: true })
    container.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const changeWidth = (value: string) => {
    if (readWallWidth(value) !== null) writeStored('local', historyKeys.wall, value)
    setTypedWidth(value)
  }
  const height = dimensions.height ?? 0
  const bottom = findPlace(dimensions) === 'wall' ? wallCentre - height / 2 : 0
  const drawnWidth = Math.max(wallWidth ?? 0, width)
  const productLeft = (drawnWidth - width) / 2
  return (
    <div ref={container} className={styles.room} role="group" aria-label={inYourRoom} tabIndex={-1}>
      <label className={text.sm} htmlFor="wall">
        {messages.wall}
        <span>
          <input
            id="wall"
            inputMode="numeric"
            autoComplete="off"
            value={typedWidth}
            aria-invalid={wallWidth === null || undefined}
            aria-describedby="wall-fit"
            onChange={({ currentTarget }) => changeWidth(currentTarget.value)}
          />{' '}
          cm
        </span>
      </label>
      {wallWidth !== null && (
        <svg viewBox={`-1 ${-wallHeight} ${drawnWidth + 2} ${wallHeight + 2}`} aria-hidden="true">
          <path className={styles.wall} d={`M${(drawnWidth - wallWidth) / 2} 0v${-wallHeight}h${wallWidth}V0z`} />
          <path d={`M-1 0h${drawnWidth + 2}`} />
          <g transform={`translate(${productLeft} ${-bottom})`}>
            <DrawnPaths href={view.href} scale={cmPerMm} isNeeded />
          </g>
          {productLeft >= personWidth && (
            <g transform={`translate(${productLeft + width + personWidth / 2} 0)`} className={styles.person}>
              <Person />
            </g>
          )}
        </svg>
      )}
      <p id="wall-fit" role="status" className={text.sm}>
        {wallFit === null
          ? messages.unreadable
          : wallFit.isFitting
            ? messages.fits(formattedWidth, wallFit.sideSpace)
            : messages.tooWide(formattedWidth, wallFit.missingWidth)}{' '}
        {doorWidth === null ? messages.noDoor : doorWidth !== undefined && messages.door(doorWidth)}
      </p>
    </div>
  )
}

/** In cm; null if the user has not typed a width on this device. */
const readStoredWallWidth = (): number | null => readWallWidth(readStored('local', historyKeys.wall) ?? '')

/** Returns whole cm; null unless the width is between 50 cm and 20 m. */
export function readWallWidth(typedWidth: string): number | null {
  const wallWidth = /^\d{2,4}$/.test(typedWidth.trim()) ? Number(typedWidth) : 0
  return wallWidth >= 50 && wallWidth <= 2000 ? wallWidth : null
}

/** In cm. `sideSpace` is the free width on each side. */
type WallFit = { isFitting: true; sideSpace: number } | { isFitting: false; missingWidth: number }

export const fitWall = (width: number, wallWidth: number): WallFit =>
  width <= wallWidth
    ? { isFitting: true, sideSpace: Math.floor((wallWidth - width) / 2) }
    : { isFitting: false, missingWidth: Math.ceil(width - wallWidth) }
