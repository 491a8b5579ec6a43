import { type MouseEvent, useMemo } from 'react'
import { useMoney } from '../../../i18n/money'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { buildDesignAddress } from '../address/designAddress'
import { encodeDesign } from '../address/encodeDesign'
import { fitPreset } from '../commands/fitPreset'
import { createDefaultWall, type Wall, type Design } from '../design/Design'
import { calculatePrice, listParts } from '../design/listParts'
import { measureUnitWidth, locateUpright } from '../design/measures'
import { UnitShapes } from '../drawing/UnitShapes'
import { formatViewBox } from '../drawing/viewBox'
import * as text from '../../../ui/text.module.css'
import * as styles from './PresetList.module.css'
import * as presetDrawingStyles from '../drawing/drawing.module.css'

interface PresetListProps {
  system: ShelvingSystem
  title: string
  /** The presets are fitted to this wall, or to a wall of the default size. */
  wall?: Wall
  /**
   * The campaign that runs today. Null without such a campaign, and in the built HTML, where the day of the visit is
   * unknown.
   */
  campaign?: ShelvingSystem['campaign']
  /** Receives an encoded design. Without this handler, a click follows the link. */
  onOpen?: ((encodedDesign: string) => void) | undefined
}

export function PresetList({ system, title, wall, campaign = null, onOpen }: PresetListProps) {
  const formatEuro = useMoney()
  const presets = useMemo(() => {
    const presetWall = wall ?? createDefaultWall(system)
    return system.presets
      .map((preset) => ({ ...preset, design: fitPreset(preset, presetWall, system) }))
      .filter(({ design }) => design.columns.length > 0)
      .map((preset) => ({
        ...preset,
        encodedDesign: encodeDesign(preset.design, system),
        price: calculatePrice(listParts(preset.design, system), campaign).total,
      }))
  }, [system, wall, campaign])
  const width = Math.max(...presets.map(({ design }) => measureUnitWidth(design, system)), 0) + 100
  const height = Math.max(...presets.flatMap(({ design }) => design.uprights.map((upright) => upright.height)), 0) + 60

  const handleClick = (event: MouseEvent, encodedDesign: string) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(encodedDesign)
  }
  return (
    <div className={styles.presets}>
      <h2 className={text.lg}>{title}</h2>
      <ul>
        {presets.map(({ key, name, text: sentence, design, encodedDesign, price }) => (
          <li key={key}>
            <a href={buildDesignAddress('', encodedDesign)} onClick={(event) => handleClick(event, encodedDesign)}>
              <PresetDrawing design={design} system={system} width={width} height={height} />
              <span>
                <span className={styles.name}>
                  {name} <span>{formatEuro(price)}</span>
                </span>
                <span className={`${text.xs} ${text.stone}`}>{sentence}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PresetDrawingProps {
  design: Design
  system: ShelvingSystem
  /** The size of the drawn wall in mm, which all presets share, so that their drawings have the same scale. */
  width: number
  height: number
}

/** Screen readers skip the drawing, because the text beside it describes the design. */
function PresetDrawing({ design, system, width, height }: PresetDrawingProps) {
  const x = locateUpright(design, 0) + measureUnitWidth(design, system) / 2 - width / 2
  return (
    <svg
      viewBox={formatViewBox({ x, y: -height, width, height })}
      preserveAspectRatio="xMidYMax meet"
      className={presetDrawingStyles.small}
      aria-hidden="true"
    >
      <UnitShapes design={design} system={system} />
      <path d={`M${x} 0h${width}`} className={presetDrawingStyles.floorLine} />
    </svg>
  )
}
