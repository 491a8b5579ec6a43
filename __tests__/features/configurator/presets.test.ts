/** @jest-environment node */
import { fitPreset } from '../../../src/features/configurator/commands/fitPreset'
import { checkDesign } from '../../../src/features/configurator/design/checkDesign'
import { createDefaultWall, listPlacedParts } from '../../../src/features/configurator/design/Design'
import { listParts } from '../../../src/features/configurator/design/listParts'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

test('every preset fits the usual wall with all its parts, in its middle', async () => {
  const system = await readShelvingSystem()
  expect(system.presets.map(({ key }) => key)).toEqual(['bookcase', 'sideboard', 'desk', 'wall', 'hall', 'children'])
  for (const preset of system.presets) {
    const design = fitPreset(preset, createDefaultWall(system), system)
    expect(checkDesign(design, system)).toEqual([])
    expect(listPlacedParts(design)).toHaveLength(preset.columns.flatMap(({ parts }) => parts).length)
    expect(design.left).toBeGreaterThan(200)
  }
})

test('every part of every preset is in stock in the demo catalogue', async () => {
  const system = await readShelvingSystem()
  const short = system.presets.flatMap((preset) =>
    listParts(fitPreset(preset, createDefaultWall(system), system), system)
      .filter(({ sku, quantity }) => sku.stock < quantity)
      .map(({ sku }) => `${preset.key}: ${sku.name}`),
  )
  expect(short).toEqual([])
})

test.each([
  ['a low attic', { height: 1500, slope: { side: 'left' as const, run: 1500, low: 600 } }],
  ['a narrow wall', { width: 600 }],
  ['a wall with a door in the middle', { door: { left: 800, width: 930, height: 2115 } }],
  ['a shallow wall', { depth: 200 }],
  ['a wall in a house with children', { hasChildren: true }],
])('a preset in front of %s leaves out what does not fit', async (_, change) => {
  const system = await readShelvingSystem()
  for (const preset of system.presets) {
    const design = fitPreset(preset, { ...createDefaultWall(system), ...change }, system)
    expect(checkDesign(design, system)).toEqual([])
  }
})
