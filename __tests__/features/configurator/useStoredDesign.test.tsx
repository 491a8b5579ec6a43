import { renderHook } from '@testing-library/react'
import { fitPreset } from '../../../src/features/configurator/commands/fitPreset'
import { createWall } from '../../../src/features/configurator/design/Design'
import { useStoredDesign } from '../../../src/features/configurator/share/useStoredDesign'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

test('a design that is changed in the cart still belongs to the cart after its first change', async () => {
  const system = await readShelvingSystem()
  const [sideboard, other] = system.presets.map((preset) => fitPreset(preset, createWall(system), system))
  window.history.replaceState(null, '', '/nl/merken/stegmark/build-your-own?cart=7')
  const { rerender } = renderHook(({ design }) => useStoredDesign(design, system, false), {
    initialProps: { design: sideboard! },
  })
  rerender({ design: other! })
  expect(new URLSearchParams(window.location.search).get('cart')).toBe('7')
})
