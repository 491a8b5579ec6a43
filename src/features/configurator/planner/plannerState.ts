import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { encodeDesign } from '../address/encodeDesign'
import { applyCommand } from '../commands/applyCommand'
import type { Command } from '../commands/Command'
import { findPlaces, type Place } from '../commands/findPlaces'
import { type History, type HistoryAction, reduceHistory, createHistory } from '../commands/history'
import { createPartId, type Design, findPart, type PlacedPart } from '../design/Design'
import type { Refusal } from '../design/Refusal'

/** The selection panel and the keys act on the selection. */
export type Selection = { kind: 'part'; id: number } | { kind: 'column'; column: number }

/** `id` is null for a new part. */
export interface PartPlacement {
  kind: string
  finish: string
  id: number | null
  /** Every place where the part fits, column by column, and each column from the floor up. */
  places: Place[]
}

export type News =
  | { type: 'done'; command: Command; designBefore: Design }
  | { type: 'refused'; refusals: Refusal[]; nearest: Command | null; design: Design }
  | { type: 'undo' | 'redo' | 'copied' | 'nothingToPaste' }

export interface PlannerState {
  history: History
  selection: Selection | null
  placement: PartPlacement | null
  news: News | null
  copiedPartId: number | null
}

export type PlannerAction =
  | { type: 'command'; command: Command }
  | { type: 'opened'; design: Design }
  | { type: 'undo' | 'redo' }
  | { type: 'selected'; selection: Selection | null }
  | { type: 'placing'; kind: string; finish: string; id: number | null }
  | { type: 'placingCancelled' }
  | { type: 'newsClosed' }
  | { type: 'copied'; id: number }
  | { type: 'pasted' }

export const createPlannerState = (design: Design): PlannerState => ({
  history: createHistory(design),
  selection: null,
  placement: null,
  news: null,
  copiedPartId: null,
})

/** A refused command changes neither the design nor the selection. */
export const createPlannerReducer =
  (system: ShelvingSystem) =>
  (state: PlannerState, action: PlannerAction): PlannerState => {
    const { design } = state.history
    switch (action.type) {
      case 'command':
        return runCommand(state, action.command, system)
      case 'opened':
        return { ...stepHistory(state, buildHistoryAction(design, action.design, system)), selection: null, news: null }
      case 'undo':
      case 'redo':
        return { ...stepHistory(state, action), news: { type: action.type } }
      case 'selected':
        return { ...state, selection: action.selection, placement: null, news: null }
      case 'placing':
        return startPlacement(state, action, system)
      case 'placingCancelled':
        return { ...state, placement: null }
      case 'newsClosed':
        return { ...state, news: null }
      case 'copied':
        return { ...state, copiedPartId: action.id, news: { type: 'copied' } }
      case 'pasted': {
        const placedPart = state.copiedPartId === null ? undefined : findPart(design, state.copiedPartId)
        if (!placedPart) return { ...state, news: { type: 'nothingToPaste' } }
        return runCommand(state, createCopyCommand(state, placedPart, system), system)
      }
    }
  }

/**
 * The copy goes to the free place nearest to the original part or, if a column is selected, nearest to the same height
 * in that column.
 */
export function createCopyCommand(
  { history, selection }: PlannerState,
  { part, column }: PlacedPart,
  system: ShelvingSystem,
): Command {
  const nearPlace = { column: selection?.kind === 'column' ? selection.column : column, at: part.at }
  const [place = nearPlace] = findPlaces(history.design, { ...part, id: null }, nearPlace, system)
  return { type: 'copy', id: part.id, ...place }
}

export const createPlacementCommand = ({ kind, finish, id }: Omit<PartPlacement, 'places'>, place: Place): Command =>
  id === null ? { type: 'add', kind, finish, ...place } : { type: 'move', id, ...place }

function runCommand(state: PlannerState, command: Command, system: ShelvingSystem): PlannerState {
  const designBefore = state.history.design
  const outcome = applyCommand(designBefore, command, system)
  if (!('design' in outcome)) {
    return { ...state, news: { type: 'refused', ...outcome, design: designBefore }, placement: null }
  }
  const nextState = stepHistory(state, buildHistoryAction(designBefore, outcome.design, system))
  return {
    ...nextState,
    selection: findNextSelection(command, designBefore, nextState.history.design, nextState.selection),
    news: { type: 'done', command, designBefore },
  }
}

/** A change that the user cannot see, such as mirroring a symmetrical unit, adds no step to undo. */
const buildHistoryAction = (designBefore: Design, designAfter: Design, system: ShelvingSystem): HistoryAction => ({
  type: 'done',
  design: encodeDesign(designBefore, system) === encodeDesign(designAfter, system) ? designBefore : designAfter,
})

function stepHistory(state: PlannerState, action: HistoryAction): PlannerState {
  const history = reduceHistory(state.history, action)
  return { ...state, history, placement: null, selection: keepExistingSelection(history.design, state.selection) }
}

function keepExistingSelection(design: Design, selection: Selection | null): Selection | null {
  if (selection?.kind === 'part') return findPart(design, selection.id) ? selection : null
  return selection && selection.column < design.columns.length ? selection : null
}

function findNextSelection(
  command: Command,
  designBefore: Design,
  designAfter: Design,
  selection: Selection | null,
): Selection | null {
  switch (command.type) {
    case 'add':
    case 'copy':
      return { kind: 'part', id: createPartId(designBefore) }
    case 'move':
      return { kind: 'part', id: command.id }
    case 'addColumn':
      return { kind: 'column', column: Math.min(command.at, designAfter.columns.length - 1) }
    case 'copyColumn':
      return { kind: 'column', column: command.column + 1 }
    case 'mirror':
      return selection?.kind === 'column'
        ? { kind: 'column', column: designAfter.columns.length - 1 - selection.column }
        : selection
    default:
      return selection
  }
}

function startPlacement(
  state: PlannerState,
  { kind, finish, id }: Omit<PartPlacement, 'places'>,
  system: ShelvingSystem,
): PlannerState {
  const { design } = state.history
  const column = state.selection?.kind === 'column' ? state.selection.column : 0
  const nearPlace = { column, at: 0 }
  const places = findPlaces(design, { kind, finish, id }, nearPlace, system)
  if (places.length === 0) {
    // No part fits below the floor, so this move is always refused, with reasons for the user.
    const refusedPlace = id === null ? nearPlace : { column, at: -system.grid }
    return runCommand(state, createPlacementCommand({ kind, finish, id }, refusedPlace), system)
  }
  places.sort((one, other) => one.column - other.column || one.at - other.at)
  return { ...state, placement: { kind, finish, id, places }, news: null }
}
