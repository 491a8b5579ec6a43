import type { AttributeGroup } from '../../../src/contract/product'
import { chooseVersion } from '../../../src/features/catalogue/product/chooseVersion'
import { choiceOf, noChoice, pickersOf } from '../../../src/features/catalogue/product/pickers'
import { kaarre, version } from '../../support/shelf'

const without = (group: string) => `zonder ${group}`
const group = (name: string, keys: string[]): AttributeGroup => ({
  group: name,
  name,
  values: keys.map((key) => ({ key, name: key, swatch: null })),
})

describe('pickers', () => {
  test('one per attribute group, values in shop order', () => {
    const pickers = pickersOf(kaarre.attribute_groups, kaarre.combinations, without)
    expect(pickers.map(({ name, choices }) => [name, choices.map(({ name }) => name)])).toEqual([
      ['Afwerking', ['oak', 'walnut', 'black']],
      ['Stof', ['oat', 'fjord', 'moss', 'rust']],
    ])
  })

  test('groups that no version has together are one picker: a chair is of oak, or lacquered', () => {
    const versions = [version({ finish: 'oak' }), version({ colour: 'ink' }), version({ colour: 'sage' })]
    const pickers = pickersOf([group('finish', ['oak']), group('colour', ['ink', 'sage'])], versions, without)
    expect(pickers).toHaveLength(1)
    expect(pickers[0]?.choices.map(({ key }) => key)).toEqual(['finish:oak', 'colour:ink', 'colour:sage'])
  })

  test('a group that some versions lack gets a choice for "without"', () => {
    const versions = [
      version({ finish: 'oak' }),
      version({ finish: 'oak', colour: 'ink' }),
      version({ finish: 'black' }),
    ]
    const [finish, colour] = pickersOf([group('finish', ['oak', 'black']), group('colour', ['ink'])], versions, without)
    expect(finish?.choices.map(({ name }) => name)).toEqual(['oak', 'black'])
    expect(colour?.choices.map(({ name }) => name)).toEqual(['zonder colour', 'ink'])
    expect(colour && choiceOf(colour, versions[0]!)).toBe(noChoice)
  })

  test('a value that no version has is not offered', () => {
    const [finish] = pickersOf([group('finish', ['oak', 'teak'])], [version({ finish: 'oak' })], without)
    expect(finish?.choices.map(({ key }) => key)).toEqual(['finish:oak'])
  })
})

describe('choosing a version', () => {
  const pickers = pickersOf(kaarre.attribute_groups, kaarre.combinations, without)
  const [finish, fabric] = pickers
  const choose = (from: number, picker = finish, choice = '') =>
    picker && chooseVersion(pickers, kaarre.combinations, kaarre.combinations[from]!, picker, choice)

  test.each([
    ['keeps the other choice when that exists', 0, 'fabric', 'fabric:fjord', 1, []],
    ['moves the other choice when it does not', 0, 'fabric', 'fabric:moss', 2, ['Afwerking']],
    ['takes the first of equals', 2, 'finish', 'finish:oak', 0, ['Stof']],
    ['leads to a sold out version when there is no other', 0, 'finish', 'finish:black', 3, ['Stof']],
    ['stays on the version that already has it', 1, 'finish', 'finish:oak', 1, []],
  ] as const)('%s', (_name, from, where, choice, to, moved) => {
    const result = choose(from, where === 'finish' ? finish : fabric, choice)
    expect(result?.version).toBe(kaarre.combinations[to])
    expect(result?.moved.map(({ name }) => name)).toEqual(moved)
  })

  test('of equals it takes one that can be had now', () => {
    const versions = kaarre.combinations.map((each, index) => (index === 0 ? { ...each, stock: 0 } : each))
    const result = chooseVersion(pickers, versions, versions[2]!, finish!, 'finish:oak')
    expect(result?.version).toBe(versions[1])
  })

  test('a value that no version has leads nowhere', () => {
    expect(choose(0, finish, 'finish:teak')).toBeNull()
  })
})
