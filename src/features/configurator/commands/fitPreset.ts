import type { Preset, ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkDesign } from '../design/checkDesign'
import type { Design, Wall } from '../design/Design'
import { measureUnitWidth } from '../design/measures'
import type { Refusal } from '../design/Refusal'
import { slideIntoPlace } from './changeColumns'
import { removePart } from './changeParts'

/**
 * Puts the preset in the middle of the wall if possible. Leaves out parts that do not fit, then shortens the uprights,
 * and finally leaves out columns from the right. The result is always possible, but may be empty.
 */
export function fitPreset(preset: Preset, wall: Wall, system: ShelvingSystem): Design {
  let design = centreDesign(createPresetDesign(preset, wall), system)
  for (;;) {
    const fittingDesign = dropRefusedParts(slideIntoPlace(design, system), system)
    if (checkDesign(fittingDesign, system).length === 0) return fittingDesign
    design = centreDesign(
      shortenUprights(design, system) ?? createPresetDesign(preset, wall, design.columns.length - 1),
      system,
    )
    if (design.columns.length === 0) return design
  }
}

function createPresetDesign(
  { depth, colour, uprights, columns }: Preset,
  wall: Wall,
  columnCount = columns.length,
): Design {
  let id = 0
  const usedColumns = columns.slice(0, columnCount).map(({ width, parts }) => ({
    width,
    parts: parts.map((part) => ({ ...part, id: (id += 1) })),
  }))
  return {
    wall,
    left: 0,
    depth,
    colour,
    uprights: usedColumns.length > 0 ? uprights.slice(0, usedColumns.length + 1) : [],
    columns: usedColumns,
  }
}

const centreDesign = (design: Design, system: ShelvingSystem): Design => {
  const { step } = system.wall
  const freeWidth = design.wall.width - measureUnitWidth(design, system)
  return { ...design, left: design.columns.length > 0 ? Math.max(0, Math.round(freeWidth / 2 / step) * step) : 0 }
}

/** Shortens only the tallest uprights, by one size. Returns null if every upright already has the shortest size. */
function shortenUprights(design: Design, { uprights }: ShelvingSystem): Design | null {
  const tallestHeight = Math.max(...design.uprights.map(({ height }) => height))
  const nextHeight = Math.max(...uprights.map(({ height }) => height).filter((height) => height < tallestHeight))
  if (!Number.isFinite(nextHeight)) return null
  return {
    ...design,
    uprights: design.uprights.map((upright) => ({ ...upright, height: Math.min(upright.height, nextHeight) })),
  }
}

/** Removes refused parts, and the highest parts of overfull or too heavy columns. Other refusals may remain. */
export function dropRefusedParts(design: Design, system: ShelvingSystem): Design {
  let currentDesign = design
  for (;;) {
    const id = checkDesign(currentDesign, system)
      .map((refusal) => findPartToRemove(currentDesign, refusal))
      .find((partId) => partId !== undefined)
    if (id === undefined) return currentDesign
    currentDesign = removePart(currentDesign, id)
  }
}

function findPartToRemove({ columns }: Design, refusal: Refusal): number | undefined {
  if (refusal.code !== 'tooHeavy' && refusal.code !== 'tooManyParts') return refusal.id
  return [...columns[refusal.column]!.parts].sort((one, other) => other.at - one.at)[0]?.id
}
