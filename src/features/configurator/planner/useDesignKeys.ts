import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Command } from '../commands/Command'
import { findPlaces, type Place } from '../commands/findPlaces'
import { type Design, findPart, listPlacedParts } from '../design/Design'
import type { PlannerValue } from './PlannerContext'
import type { PlannerAction, Selection } from './plannerState'

export type Direction = 'up' | 'down' | 'left' | 'right'

const arrowKeys = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

export const readArrowKey = (key: string): Direction | undefined => arrowKeys.get(key)

export const buildItemKey = (selection: Selection): string =>
  selection.kind === 'part' ? `part-${selection.id}` : `column-${selection.column}`

const focusItem = (drawing: SVGSVGElement | null, key: string) =>
  drawing?.querySelector<SVGElement>(`[data-item="${key}"]`)?.focus()

const listItems = (design: Design): Selection[] =>
  design.columns.flatMap((_, column): Selection[] => [
    { kind: 'column', column },
    ...listPlacedParts(design)
      .filter((placedPart) => placedPart.column === column)
      .map(({ part }): Selection => ({ kind: 'part', id: part.id })),
  ])

/** Returns the key of the item that receives the focus after `item` is removed; null if no item is left. */
function findNextKey(item: Selection, items: readonly Selection[], columnCount: number): string | null {
  if (item.kind === 'part') {
    const index = items.findIndex((candidate) => candidate.kind === 'part' && candidate.id === item.id)
    const nextItem = items[index + 1] ?? items[index - 1]
    return nextItem ? buildItemKey(nextItem) : null
  }
  // The column's parts are removed too, and the next column gets the index of the removed column.
  const column = Math.min(item.column, columnCount - 2)
  return column < 0 ? null : buildItemKey({ kind: 'column', column })
}

/**
 * If the part fits at no place in that direction, the command is one that will be refused, so that the user learns why.
 * Returns null if the part does not exist, or if there is no column in that direction.
 */
export function createMoveCommand(
  { design, system }: Pick<PlannerValue, 'design' | 'system'>,
  id: number,
  direction: Direction,
): Command | null {
  const placedPart = findPart(design, id)
  if (!placedPart) return null
  const { part, column } = placedPart
  const currentPlace = { column, at: part.at }
  const nextPlace = findNextPlace(findPlaces(design, part, currentPlace, system), currentPlace, direction)
  const step = direction === 'up' || direction === 'right' ? 1 : -1
  const placeBeyond =
    direction === 'up' || direction === 'down'
      ? { column, at: part.at + step * system.grid }
      : { column: column + step, at: part.at }
  if (!nextPlace && !design.columns[placeBeyond.column]) return null
  return { type: 'move', id, ...(nextPlace ?? placeBeyond) }
}

/**
 * The drawing is a single tab stop. Arrow keys move the focus from item to item, or move the selected part.
 * `currentKey` is the key of the item that Tab reaches.
 */
export function useDesignKeys(planner: PlannerValue) {
  const { state, design, dispatch, drawing } = planner
  const { selection } = state
  const items = listItems(design)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const keys = items.map(buildItemKey)
  const wantedKey = useRef<string | null>(null)
  const currentKey = keys.find((key) => key === focusedKey) ?? (selection ? buildItemKey(selection) : keys[0])

  // A layout effect moves the focus before the user's next key press, which would otherwise be lost.
  useLayoutEffect(() => {
    const key = wantedKey.current === 'selection' ? selection && buildItemKey(selection) : wantedKey.current
    wantedKey.current = null
    if (key) focusItem(drawing.current, key)
  }, [design, selection, drawing])

  const handleKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const key = (event.target as SVGElement).dataset.item
    const index = keys.indexOf(key ?? '')
    const item = items[index]
    if (!item) return
    const isSelected = selection !== null && buildItemKey(selection) === key
    const hasModifier = event.ctrlKey || event.metaKey
    const direction = readArrowKey(event.key)
    const part = item.kind === 'part' ? item : null
    const removal: Command =
      item.kind === 'part' ? { type: 'remove', id: item.id } : { type: 'removeColumn', column: item.column }
    let action: PlannerAction | null = null
    if (direction && part && isSelected) {
      const command = createMoveCommand(planner, part.id, direction)
      action = command && { type: 'command', command }
    } else if (direction) {
      const step = direction === 'up' || direction === 'right' ? 1 : -1
      focusItem(drawing.current, keys[(index + step + keys.length) % keys.length]!)
      event.preventDefault()
      return
    } else if (event.key === 'Enter' || event.key === ' ') {
      action = { type: 'selected', selection: isSelected ? null : item }
    } else if (event.key === 'Escape') action = { type: 'selected', selection: null }
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      wantedKey.current = findNextKey(item, items, design.columns.length)
      action = { type: 'command', command: removal }
    } else if (hasModifier && event.key === 'c' && part) action = { type: 'copied', id: part.id }
    else if (hasModifier && event.key === 'v') {
      wantedKey.current = 'selection'
      action = { type: 'pasted' }
    }
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }
  return { currentKey, setFocusedKey, handleKeyDown }
}

/** For left and right, the place is in the next column that has a place, at the nearest height. */
export function findNextPlace(places: readonly Place[], currentPlace: Place, direction: Direction): Place | undefined {
  const isHorizontal = direction === 'left' || direction === 'right'
  const sign = direction === 'up' || direction === 'right' ? 1 : -1
  const placesAhead = places.filter(({ column, at }) =>
    isHorizontal
      ? (column - currentPlace.column) * sign > 0
      : column === currentPlace.column && (at - currentPlace.at) * sign > 0,
  )
  const measureDistance = ({ column, at }: Place) =>
    Math.abs(column - currentPlace.column) * 100_000 + Math.abs(at - currentPlace.at)
  return placesAhead.sort((one, other) => measureDistance(one) - measureDistance(other))[0]
}
