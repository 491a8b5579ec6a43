import type { CSSProperties } from 'react'
import type { PartType } from '../../../pageTable/contents/shelving'
import type { ViewBox } from './viewBox'
import * as styles from './drawing.module.css'

interface PartShapeProps {
  type: PartType
  box: ViewBox
  /** A CSS colour. */
  swatch: string
}

/** The approximate height of the front of a drawer in mm. */
const drawerHeight = 200

export function PartShape({ type, box: { x, y, width, height }, swatch }: PartShapeProps) {
  const style = { '--fill': swatch } as CSSProperties
  return (
    <g style={style}>
      <rect {...{ x, y, width, height }} className={styles.surface} />
      <path d={drawFront(type, { x, y, width, height })} className={styles.detail} />
    </g>
  )
}

/** Returns the path of the joints and handles on the front; an empty string for a board. */
function drawFront({ form, key, height: typeHeight }: PartType, { x, y, width, height }: ViewBox): string {
  if (form === 'board') return ''
  const middle = x + width / 2
  if (!key.startsWith('drawer')) {
    return width > drawerHeight * 3 ? `M${middle} ${y + 12}V${y + height - 12}` : `M${x + width - 45} ${y + 160}v80`
  }
  const count = Math.max(1, Math.round(typeHeight / drawerHeight))
  return Array.from({ length: count }, (_, index) => {
    const top = y + (height * index) / count
    return `${index > 0 ? `M${x} ${top}h${width}` : ''}M${middle - 60} ${top + 45}h120`
  }).join('')
}
