import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { findPlaces, type Place } from '../commands/findPlaces'
import { suggestFinish } from '../commands/changeParts'
import type { Command } from '../commands/Command'
import { type Design, findPart } from '../design/Design'
import { getPartType, measureColumn, measureBottomAndTop, snapToGrid } from '../design/measures'
import type { Selection } from './plannerState'
import { tryCommand } from '../commands/tryCommand'

/**
 * The part goes into the selected column or, if it does not fit there, into the nearest column in which it fits. If no
 * column is selected, it goes into the first column in which it fits. A box hangs as low as possible, and a board at a
 * comfortable distance above the highest part.
 */
export function suggestAddition(
  design: Design,
  selection: Selection | null,
  kind: string,
  system: ShelvingSystem,
): Extract<Command, { type: 'add' }> {
  const finish = suggestFinish(design, system)
  const selectedColumn = getSelectedColumn(design, selection)
  const nearPlace = { column: selectedColumn ?? 0, at: guessHeight(design, selectedColumn ?? 0, kind, system) }
  const places = findPlaces(design, { kind, finish, id: null }, nearPlace, system)
  const columns = selectedColumn === null ? design.columns.map((_, index) => index) : [selectedColumn]
  const column = columns.find((candidateColumn) => places.some((place) => place.column === candidateColumn))
  const ascendingPlaces = places
    .filter((place) => place.column === (column ?? places[0]?.column))
    .sort((one, other) => one.at - other.at)
  const isBox = getPartType(system, kind).form === 'box'
  const place = isBox ? ascendingPlaces[0] : pickPlaceAbove(ascendingPlaces, design, system)
  return { type: 'add', kind, finish, ...(place ?? nearPlace) }
}

export function getSelectedColumn(design: Design, selection: Selection | null): number | null {
  if (!selection) return null
  return selection.kind === 'column' ? selection.column : (findPart(design, selection.id)?.column ?? null)
}

/**
 * Returns a height at which the part could hang in an empty column. If the part fits nowhere, the refusal is about this
 * height.
 */
function guessHeight(design: Design, column: number, kind: string, system: ShelvingSystem): number {
  const fixedHeight = getPartType(system, kind).heights?.[0]
  if (fixedHeight) return fixedHeight.at
  const { bottom, top } = measureColumn(design, column, system)
  return snapToGrid((bottom + top) / 2, system)
}

/** The distance in mm between two shelves that suits most books. */
const comfortableGap = 350

/** Returns the highest place if none is at a comfortable distance. */
function pickPlaceAbove(ascendingPlaces: readonly Place[], design: Design, system: ShelvingSystem): Place | undefined {
  const column = ascendingPlaces[0]?.column
  if (column === undefined) return undefined
  const { bottom } = measureColumn(design, column, system)
  const { parts } = design.columns[column]!
  const tops = parts.map(({ kind, at }) => measureBottomAndTop(getPartType(system, kind), at).top)
  const wantedHeight = tops.length > 0 ? Math.max(...tops) + comfortableGap : bottom + system.grid
  return ascendingPlaces.find(({ at }) => at >= wantedHeight) ?? ascendingPlaces.at(-1)
}

/**
 * The column is as wide as possible. If no width fits, the command has the largest width, so that the refusal gives the
 * reasons.
 */
export function createColumnAddition(design: Design, at: number, system: ShelvingSystem): Command {
  const widths = system.widths.map(({ mm }) => mm).sort((one, other) => other - one)
  const fittingWidth = widths.find((width) => 'design' in tryCommand(design, { type: 'addColumn', at, width }, system))
  return { type: 'addColumn', at, width: fittingWidth ?? widths[0] ?? 0 }
}
