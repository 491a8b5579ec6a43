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
  const column = columns.find((each) => places.some((place) => place.column === each))
  const columnPlaces = places.filter((place) => place.column === (column ?? places[0]?.column))
  const isBox = getPartType(system, kind).form === 'box'
  const place = (isBox ? pickLowestPlace(columnPlaces) : pickPlaceAbove(columnPlaces, design, system)) ?? nearPlace
  return { type: 'add', kind, finish, ...place }
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

const pickLowestPlace = (places: readonly Place[]) =>
  places.reduce<Place | undefined>(
    (lowestPlace, place) => (lowestPlace && lowestPlace.at <= place.at ? lowestPlace : place),
    undefined,
  )

/** The distance in mm between two shelves that suits most books. */
const comfortableGap = 350

/** Returns the highest place if none is at a comfortable distance. */
function pickPlaceAbove(places: readonly Place[], design: Design, system: ShelvingSystem): Place | undefined {
  const column = places[0]?.column
  if (column === undefined) return undefined
  const { bottom } = measureColumn(design, column, system)
  const parts = design.columns[column]?.parts ?? []
  const tops = parts.map(({ kind, at }) => measureBottomAndTop(getPartType(system, kind), at).top)
  const wantedHeight = tops.length > 0 ? Math.max(...tops) + comfortableGap : bottom + system.grid
  const risingPlaces = [...places].sort((one, other) => one.at - other.at)
  return risingPlaces.find(({ at }) => at >= wantedHeight) ?? risingPlaces.at(-1)
}

/**
 * The column is as wide as possible. If no width fits, the command has the largest width, so that the refusal gives the
 * reasons.
 */
export function createColumnAddition(design: Design, at: number, system: ShelvingSystem): Command {
  const commands = [...system.widths]
    .sort((one, other) => other.mm - one.mm)
    .map(({ mm }): Command => ({ type: 'addColumn', at, width: mm }))
  const fittingCommand = commands.find((command) => 'design' in tryCommand(design, command, system))
  return fittingCommand ?? commands[0] ?? { type: 'addColumn', at, width: 0 }
}
