import { parse } from 'valibot'
import { address } from '../../src/contract/session'
import { panelClosed, panelOpened, sidePanelReducer, type PanelContent } from '../../src/store/sidePanelSlice'
import { smallestAddress } from '../support/data/smallestAnswers'
import { chair } from '../support/store/testStore'

const contents: PanelContent[] = [
  {
    mode: 'cartResult',
    data: { ok: true, type: 'added', data: null, error: null, addition: { ...chair }, key: 'a key' },
  },
  { mode: 'addCombination', data: { id_products: [1001] } },
  {
    mode: 'giftlistResult',
    data: { id_product: 1001, id_product_attribute: 100101, name: 'Tove', variant: 'eik', picture: null },
  },
  { mode: 'countrySelector', data: null },
  { mode: 'addressDelete', data: { address: parse(address, smallestAddress) } },
  { mode: 'addressCreate', data: { address: null } },
  { mode: 'addVoucher', data: null },
]

describe('SPEC §2: the side panel has one mode at a time', () => {
  test.each(contents)('The mode $mode replaces the current mode', (content) => {
    const before = sidePanelReducer(undefined, panelOpened({ mode: 'addCombination', data: { id_products: [1] } }))
    expect(sidePanelReducer(before, panelOpened(content))).toEqual({ content })
  })

  test('The side panel can be closed', () => {
    const open = sidePanelReducer(undefined, panelOpened({ mode: 'addVoucher', data: null }))
    expect(sidePanelReducer(open, panelClosed())).toEqual({ content: null })
  })
})
