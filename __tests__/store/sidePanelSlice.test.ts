import { panelClosed, panelOpened, sidePanelReducer } from '../../src/store/sidePanelSlice'

test('SPEC §2: the side panel has one mode at a time, and can be closed', () => {
  const before = sidePanelReducer(undefined, panelOpened({ mode: 'addCombination', data: { id_products: [1] } }))
  const next = sidePanelReducer(before, panelOpened({ mode: 'countrySelector', data: null }))
  expect(next).toEqual({ content: { mode: 'countrySelector', data: null } })
  expect(sidePanelReducer(next, panelClosed('addCombination'))).toBe(next)
  expect(sidePanelReducer(next, panelClosed('countrySelector'))).toEqual({ content: null })
})
