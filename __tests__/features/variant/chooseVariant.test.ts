import type { AttributeGroup } from '../../../src/contract/product'
import { chooseVariant } from '../../../src/features/variant/buildPickers'
import { getOptionKey, noOptionKey, buildPickers } from '../../../src/features/variant/buildPickers'
import { kaarre, variant } from '../../support/data/catalogueFixtures'

const without = (group: string) => `zonder ${group}`
const group = (name: string, keys: string[]): AttributeGroup => ({
  group: name,
  name,
  values: keys.map((key) => ({ key, name: key, swatch: null })),
})

describe('pickers', () => {
  test('one per attribute group, values in shop order', () => {
    const pickers = buildPickers(kaarre.attribute_groups, kaarre.combinations, without)
    expect(pickers.map(({ name, options }) => [name, options.map(({ name }) => name)])).toEqual([
      ['Afwerking', ['oak', 'walnut', 'black']],
      ['Stof', ['oat', 'fjord', 'moss', 'rust']],
    ])
  })

  test('groups that no variant has together are one picker: a chair is of oak, or lacquered', () => {
    const variants = [variant({ finish: 'oak' }), variant({ colour: 'ink' }), variant({ colour: 'sage' })]
    const pickers = buildPickers([group('finish', ['oak']), group('colour', ['ink', 'sage'])], variants, without)
    expect(pickers).toHaveLength(1)
    expect(pickers[0]?.options.map(({ key }) => key)).toEqual(['finish:oak', 'colour:ink', 'colour:sage'])
  })

  test('a group that some variants lack gets a choice for "without"', () => {
    const variants = [
      variant({ finish: 'oak' }),
      variant({ finish: 'oak', colour: 'ink' }),
      variant({ finish: 'black' }),
    ]
    const [finish, colour] = buildPickers(
      [group('finish', ['oak', 'black']), group('colour', ['ink'])],
      variants,
      without,
    )
    expect(finish?.options.map(({ name }) => name)).toEqual(['oak', 'black'])
    expect(colour?.options.map(({ name }) => name)).toEqual(['zonder colour', 'ink'])
    expect(colour && getOptionKey(colour, variants[0]!)).toBe(noOptionKey)
  })

  test('a value that no variant has is not offered', () => {
    const [finish] = buildPickers([group('finish', ['oak', 'teak'])], [variant({ finish: 'oak' })], without)
    expect(finish?.options.map(({ key }) => key)).toEqual(['finish:oak'])
  })
})

describe('choosing a variant', () => {
  const pickers = buildPickers(kaarre.attribute_groups, kaarre.combinations, without)
  const [finish, fabric] = pickers
  const choose = (from: number, picker = finish, choice = '') =>
    picker && chooseVariant(pickers, kaarre.combinations, kaarre.combinations[from]!, picker, choice)

  test.each([
    ['keeps the other choice when that exists', 0, 'fabric', 'fabric:fjord', 1, []],
    ['moves the other choice when it does not', 0, 'fabric', 'fabric:moss', 2, ['Afwerking']],
    ['takes the first of equals', 2, 'finish', 'finish:oak', 0, ['Stof']],
    ['leads to a sold out variant when there is no other', 0, 'finish', 'finish:black', 3, ['Stof']],
    ['stays on the variant that already has it', 1, 'finish', 'finish:oak', 1, []],
  ] as const)('%s', (_name, from, where, choice, to, moved) => {
    const result = choose(from, where === 'finish' ? finish : fabric, choice)
    expect(result?.variant).toBe(kaarre.combinations[to])
    expect(result?.moved.map(({ name }) => name)).toEqual(moved)
  })

  test('of equals it takes one that can be had now', () => {
    const variants = kaarre.combinations.map((each, index) => (index === 0 ? { ...each, stock: 0 } : each))
    const result = chooseVariant(pickers, variants, variants[2]!, finish!, 'finish:oak')
    expect(result?.variant).toBe(variants[1])
  })

  test('a value that no variant has leads nowhere', () => {
    expect(choose(0, finish, 'finish:teak')).toBeNull()
  })
})
