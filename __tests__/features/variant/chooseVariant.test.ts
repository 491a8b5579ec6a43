import type { AttributeGroup } from '../../../src/contract/product'
import { buildPickers, chooseVariant, getOptionKey, noOptionKey } from '../../../src/features/variant/buildPickers'
import { kaarre, variant } from '../../support/data/catalogueFixtures'

const formatMissingGroup = (group: string) => `zonder ${group}`
const group = (name: string, keys: string[]): AttributeGroup => ({
  group: name,
  name,
  values: keys.map((key) => ({ key, name: key, swatch: null })),
})

describe('buildPickers', () => {
  test('each attribute group has one picker, with its values in the order of the shop API', () => {
    const pickers = buildPickers(kaarre.attribute_groups, kaarre.combinations, formatMissingGroup)
    expect(pickers.map(({ name, options }) => [name, options.map(({ name }) => name)])).toEqual([
      ['Afwerking', ['oak', 'walnut', 'black']],
      ['Stof', ['oat', 'fjord', 'moss', 'rust']],
    ])
  })

  test('groups that never occur in the same variant share a picker', () => {
    const variants = [variant({ finish: 'oak' }), variant({ colour: 'ink' }), variant({ colour: 'sage' })]
    const pickers = buildPickers(
      [group('finish', ['oak']), group('colour', ['ink', 'sage'])],
      variants,
      formatMissingGroup,
    )
    expect(pickers).toHaveLength(1)
    expect(pickers[0]?.options.map(({ key }) => key)).toEqual(['finish:oak', 'colour:ink', 'colour:sage'])
  })

  test('a group that some variants lack has an option for variants without it', () => {
    const variants = [
      variant({ finish: 'oak' }),
      variant({ finish: 'oak', colour: 'ink' }),
      variant({ finish: 'black' }),
    ]
    const [finish, colour] = buildPickers(
      [group('finish', ['oak', 'black']), group('colour', ['ink'])],
      variants,
      formatMissingGroup,
    )
    expect(finish?.options.map(({ name }) => name)).toEqual(['oak', 'black'])
    expect(colour?.options.map(({ name }) => name)).toEqual(['zonder colour', 'ink'])
    expect(colour && getOptionKey(colour, variants[0]!)).toBe(noOptionKey)
  })

  test('a value that no variant has is omitted', () => {
    const [finish] = buildPickers([group('finish', ['oak', 'teak'])], [variant({ finish: 'oak' })], formatMissingGroup)
    expect(finish?.options.map(({ key }) => key)).toEqual(['finish:oak'])
  })
})

describe('chooseVariant', () => {
  const pickers = buildPickers(kaarre.attribute_groups, kaarre.combinations, formatMissingGroup)
  const [finish, fabric] = pickers
  const choose = (from: number, picker = finish, optionKey = '') =>
    picker && chooseVariant(pickers, kaarre.combinations, kaarre.combinations[from]!, picker, optionKey)

  test.each([
    ['keeps the other option when a variant has both', 0, 'fabric', 'fabric:fjord', 1, []],
    ['changes the other option when no variant has both', 0, 'fabric', 'fabric:moss', 2, ['Afwerking']],
    ['takes the first of equally good variants', 2, 'finish', 'finish:oak', 0, ['Stof']],
    ['takes a sold-out variant when there is no other', 0, 'finish', 'finish:black', 3, ['Stof']],
    ['stays on the variant that already has it', 1, 'finish', 'finish:oak', 1, []],
  ] as const)('chooseVariant %s', (_name, from, where, optionKey, to, changed) => {
    const result = choose(from, where === 'finish' ? finish : fabric, optionKey)
    expect(result?.variant).toBe(kaarre.combinations[to])
    expect(result?.changedPickers.map(({ name }) => name)).toEqual(changed)
  })

  test('among equally close variants, one in stock is preferred', () => {
    const variants = kaarre.combinations.map((each, index) => (index === 0 ? { ...each, stock: 0 } : each))
    const result = chooseVariant(pickers, variants, variants[2]!, finish!, 'finish:oak')
    expect(result?.variant).toBe(variants[1])
  })

  test('no variant is chosen for a value that no variant has', () => {
    expect(choose(0, finish, 'finish:teak')).toBeNull()
  })
})
