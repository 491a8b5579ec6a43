/** @jest-environment node */
import { decodeDesign } from '../../../src/features/configurator/address/decodeDesign'
import { encodeDesign } from '../../../src/features/configurator/address/encodeDesign'
import { applyCommand } from '../../../src/features/configurator/commands/applyCommand'
import { tryCommand } from '../../../src/features/configurator/commands/tryCommand'
import { reduceHistory, createHistory } from '../../../src/features/configurator/commands/history'
import { checkDesign } from '../../../src/features/configurator/design/checkDesign'
import { createEmptyDesign, type Design, listPlacedParts } from '../../../src/features/configurator/design/Design'
import { calculatePrice, listParts } from '../../../src/features/configurator/design/listParts'
import { describeNearestCommand } from '../../../src/features/configurator/wording/describeNearestCommand'
import { describeRefusal } from '../../../src/features/configurator/wording/describeRefusal'
import { configurator as en } from '../../../src/i18n/en/configurator'
import { configurator as nl } from '../../../src/i18n/nl/configurator'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { arbitraryCommand, arbitraryCommands, buildDesign, renumber } from '../../support/data/randomDesigns'
import { readShelvingSystem } from '../../support/data/shelvingSystem'
import { fc, scaleRuns } from '../../support/propertyTests'

let system: ShelvingSystem
beforeAll(async () => {
  system = await readShelvingSystem()
})

test('a design that commands make is possible, costs the sum of its parts and survives its address', () => {
  let parts = 0
  fc.assert(
    fc.property(arbitraryCommands(system), (commands) => {
      const design = buildDesign(commands, system)
      expect(checkDesign(design, system)).toEqual([])
      const lines = listParts(design, system)
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(countParts(design))
      expect(Math.round(calculatePrice(lines, null).total * 100)).toBe(addPrices(design))
      const text = encodeDesign(design, system)
      expect(text.length).toBeLessThan(400)
      expect(decodeDesign(text, system)).toEqual({ design: renumber(design), problem: null })
      expect(encodeDesign(decodeDesign(text, system).design, system)).toBe(text)
      parts += listPlacedParts(design).length
    }),
    { numRuns: scaleRuns(1000) },
  )
  expect(parts).toBeGreaterThan(scaleRuns(1000))
})

test('every refused command says why in both languages, and what it offers instead is possible', () => {
  const codes = new Set<string>()
  const without: object[] = []
  let offered = 0
  fc.assert(
    fc.property(arbitraryCommands(system), arbitraryCommand(system), (commands, command) => {
      const design = buildDesign(commands, system)
      const outcome = applyCommand(design, command, system)
      if ('design' in outcome) return
      for (const messages of [nl, en]) {
        for (const refusal of outcome.refusals) {
          codes.add(refusal.code)
          const said = describeRefusal(refusal, design, system, { messages, formatList: (list) => list.join(', ') })
          expect(said).toMatch(/^[A-Z].+\.$/)
          expect(said).not.toMatch(/undefined|NaN|null/)
        }
      }
      const { nearest } = outcome
      if (outcome.refusals[0]?.code === 'noSuch') return
      // There may be no room for one more column.
      if (!nearest && /^(add|copy)Column$/.test(command.type)) return
      if (!nearest) return void without.push({ command, refusals: outcome.refusals, design })
      offered += 1
      expect(tryCommand(design, nearest, system)).toHaveProperty('design')
      expect(describeNearestCommand(nearest, design, system, en)).toMatch(/^[A-Z]/)
    }),
    { numRuns: scaleRuns(1000) },
  )
  expect(codes.size).toBeGreaterThan(10)
  expect(without).toEqual([])
  expect(offered).toBeGreaterThan(scaleRuns(100))
})

test('undoing everything leads back to the empty wall, and redoing it to the same design', () => {
  fc.assert(
    fc.property(arbitraryCommands(system), (commands) => {
      const first = createEmptyDesign(system)
      const done = commands.reduce((history, command) => {
        const outcome = applyCommand(history.design, command, system)
        return 'design' in outcome ? reduceHistory(history, { type: 'done', design: outcome.design }) : history
      }, createHistory(first))
      let undone = done
      while (undone.past.length > 0) undone = reduceHistory(undone, { type: 'undo' })
      expect(undone.design).toBe(first)
      let redone = undone
      while (redone.future.length > 0) redone = reduceHistory(redone, { type: 'redo' })
      expect(redone).toEqual(done)
    }),
    { numRuns: scaleRuns(1000) },
  )
})

const countParts = (design: Design) => design.uprights.length + listPlacedParts(design).length

/** Adds the prices in cents part by part, without the list of parts. */
function addPrices({ uprights, columns, depth, colour }: Design): number {
  const cents = (price: number) => Math.round(price * 100)
  const frame = uprights.map(({ height }) => {
    const size = system.uprights.find((each) => each.height === height)!
    return cents(size.models.find((model) => model.depth === depth)!.skus[colour]!.price)
  })
  const parts = columns.flatMap(({ width, parts }) =>
    parts.map(({ kind, finish }) => {
      const type = system.parts.find(({ key }) => key === kind)!
      return cents(type.models.find((model) => model.width === width && model.depth === depth)!.skus[finish]!.price)
    }),
  )
  return [...frame, ...parts].reduce((sum, price) => sum + price, 0)
}
