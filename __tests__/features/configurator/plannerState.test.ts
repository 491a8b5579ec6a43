import { fitPreset } from '../../../src/features/configurator/commands/fitPreset'
import {
  createEmptyDesign,
  createDefaultWall,
  type Design,
  findPart,
  listPlacedParts,
} from '../../../src/features/configurator/design/Design'
import type { Command } from '../../../src/features/configurator/commands/Command'
import { createColumnAddition, suggestAddition } from '../../../src/features/configurator/planner/suggestAddition'
import { describeNews } from '../../../src/features/configurator/planner/describeNews'
import { findNextPlace, createMoveCommand } from '../../../src/features/configurator/planner/useDesignKeys'
import {
  createPlannerReducer,
  type PlannerAction,
  type PlannerState,
  createPlannerState,
} from '../../../src/features/configurator/planner/plannerState'
import { configurator as messages } from '../../../src/i18n/nl/configurator'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

let system: ShelvingSystem
let bookcase: Design
beforeAll(async () => {
  system = await readShelvingSystem()
  bookcase = fitPreset(
    system.presets.find(({ key }) => key === 'bookcase')!,
    createDefaultWall(system),
    system,
  )
})

const run = (state: PlannerState, ...actions: PlannerAction[]) => actions.reduce(createPlannerReducer(system), state)
const sayNews = ({ news, history }: PlannerState) =>
  news && describeNews(news, history.design, system, { messages, formatList: (list) => list.join(' of ') })

describe('the state of the planner', () => {
  test('an added part is selected, and undo and redo lead back and forth', () => {
    const start = createPlannerState(createEmptyDesign(system))
    const column = run(start, { type: 'command', command: createColumnAddition(start.history.design, 0, system) })
    expect(column.selection).toEqual({ kind: 'column', column: 0 })
    const { design } = column.history
    const shelf = run(column, { type: 'command', command: suggestAddition(design, column.selection, 'shelf', system) })
    expect(shelf.selection).toEqual({ kind: 'part', id: 1 })
    expect(sayNews(shelf)).toBe('Plank op 10 cm in kolom 1.')
    const undone = run(shelf, { type: 'undo' })
    expect(undone.history.design).toBe(design)
    expect(undone.selection).toBeNull()
    expect(run(undone, { type: 'redo' }).history.design).toBe(shelf.history.design)
    expect(run(undone, { type: 'undo' }, { type: 'undo' }).history.design).toBe(start.history.design)
  })

  test.each<[string, () => Command]>([
    ['a part that was dropped at its own place', () => ({ type: 'move', id: 1, column: 0, at: findPart(bookcase, 1)!.part.at })],
    ['a unit that was mirrored onto itself', () => ({ type: 'mirror' })],
  ])('%s is no step to undo', (_what, command) => {
    const after = run(createPlannerState(bookcase), { type: 'command', command: command() })
    expect(after.history).toEqual({ past: [], design: bookcase, future: [] })
    expect(after.news?.type).toBe('done')
  }) // oxfmt-ignore

  test('a copied column is selected', () => {
    const added = run(createPlannerState(createEmptyDesign(system)), {
      type: 'command',
      command: { type: 'addColumn', at: 0, width: 400 },
    })
    const copied = run(added, { type: 'command', command: { type: 'copyColumn', column: 0 } })
    expect(copied.selection).toEqual({ kind: 'column', column: 1 })
  })

  test('a refused command changes nothing, says why, and has something that fits instead', () => {
    const start = createPlannerState(bookcase)
    const refused = run(start, { type: 'command', command: { type: 'add', kind: 'shelf', column: 0, at: 150 } })
    expect(refused.history).toBe(start.history)
    expect(refused.news).toMatchObject({ type: 'refused', refusals: [{ code: 'tooClose' }] })
    const nearest = refused.news?.type === 'refused' ? refused.news.nearest : null
    expect(nearest).not.toBeNull()
    expect(run(refused, { type: 'command', command: nearest! }).news?.type).toBe('done')
    expect(run(refused, { type: 'newsClosed' }).news).toBeNull()
  })

  test('an opened design can be undone, and a removed part is no longer selected', () => {
    const start = createPlannerState(createEmptyDesign(system))
    const opened = run(start, { type: 'opened', design: bookcase })
    expect(run(opened, { type: 'undo' }).history.design).toBe(start.history.design)
    const selected = run(opened, { type: 'selected', selection: { kind: 'part', id: 3 } })
    const removed = run(selected, { type: 'command', command: { type: 'remove', id: 3 } })
    expect(removed.selection).toBeNull()
    expect(sayNews(removed)).toBe('Plank op 80 cm is weg.')
  })

  test('a copied part is pasted at the nearest place; without one the user is told', () => {
    const start = run(createPlannerState(bookcase), { type: 'command', command: { type: 'remove', id: 6 } })
    expect(sayNews(run(start, { type: 'pasted' }))).toBe(messages.news.nothingToPaste)
    const pasted = run(start, { type: 'copied', id: 1 }, { type: 'pasted' })
    expect(listPlacedParts(pasted.history.design)).toHaveLength(12)
  })

  test('placing lists every place in reading order, and a part that fits nowhere is refused at once', () => {
    const start = createPlannerState(bookcase)
    const placing = run(start, { type: 'placing', kind: 'shelf', finish: 'oak', id: 6 }).placement
    const places = placing?.places ?? []
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual([...places].sort((one, other) => one.column - other.column || one.at - other.at))
    const full = run(start, { type: 'placing', kind: 'desk', finish: 'oak', id: null })
    expect(full.placement).toBeNull()
    expect(full.news).toMatchObject({ type: 'refused' })
    expect(
      run(run(start, { type: 'placing', kind: 'shelf', finish: 'oak', id: 6 }), { type: 'placingCancelled' }),
    ).toMatchObject({ placement: null })
  })

  test('the arrow keys move a part to the next place where it fits', () => {
    const design = run(createPlannerState(bookcase), { type: 'command', command: { type: 'remove', id: 12 } }).history
      .design
    const move = createMoveCommand({ design, system }, 6, 'right')
    expect(move).toEqual({ type: 'move', id: 6, column: 1, at: 1850 })
    expect(createMoveCommand({ design, system }, 6, 'left')).toBeNull()
    const up = run(createPlannerState(design), {
      type: 'command',
      command: createMoveCommand({ design, system }, 1, 'up')!,
    })
    expect(findPart(up.history.design, 1)?.part.at).toBe(150)
  })
})

test.each([
  ['up', { column: 0, at: 200 }],
  ['down', { column: 0, at: 50 }],
  ['right', { column: 1, at: 150 }],
  ['left', undefined],
] as const)('the next place %s of 100 mm is %j', (direction, expected) => {
  const places = [50, 200, 400].map((at) => ({ column: 0, at })).concat([150, 600].map((at) => ({ column: 1, at })))
  expect(findNextPlace(places, { column: 0, at: 100 }, direction)).toEqual(expected)
})
