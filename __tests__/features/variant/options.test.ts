import type { AttributeGroup, Combination } from '../../../src/contract/product'
import { chooseVariant } from '../../../src/features/variant/buildPickers'
import { buildOptions } from '../../../src/features/variant/buildOptions'
import { getOptionKey, buildPickers } from '../../../src/features/variant/buildPickers'
import { variant } from '../../support/data/catalogueFixtures'

/** A product of 4 options with 5 values each, of which some pairs are not made and some variants are sold out. */
const groups = ['colour', 'finish', 'size', 'cord'] as const
const numbers = [1, 2, 3, 4, 5]
const letters = { colour: 'c', finish: 'f', size: 's', cord: 'k' }
const key = (group: string, number: number) => `${letters[group as keyof typeof letters]}${number}`

const made = ([colour, finish, size, cord]: number[]) =>
  // Finish 3 comes in size 1 alone, colour 5 with cord 1 alone, colour 2 never in finish 2, size 4 with cord 4 not at all.
  !(finish === 3 && size !== 1) &&
  !(colour === 5 && cord !== 1) &&
  !(colour === 2 && finish === 2) &&
  !(size === 4 && cord === 4)
// Colour 4 is sold out altogether; size 5 is with cord 5.
const soldOut = ([colour, , size, cord]: number[]) => colour === 4 || (size === 5 && cord === 5)

const variants: Combination[] = numbers.flatMap((colour) =>
  numbers.flatMap((finish) =>
    numbers.flatMap((size) =>
      numbers
        .map((cord) => [colour, finish, size, cord])
        .filter(made)
        .map((choice) =>
          variant(Object.fromEntries(groups.map((group, index) => [group, key(group, choice[index]!)])), {
            stock: soldOut(choice) ? 0 : 5,
          }),
        ),
    ),
  ),
)
const attributeGroups: AttributeGroup[] = groups.map((group) => ({
  group,
  name: group,
  values: numbers.map((number) => ({ key: key(group, number), name: key(group, number), swatch: null })),
}))
const pickers = buildPickers(attributeGroups, variants, (group) => `without ${group}`)
const buildPath = ({ id_sku }: Combination) => `/sku/${id_sku}`
const named = (name: string) => variants.find((each) => each.name === name)!
const optionIn = (current: Combination, group: (typeof groups)[number], name: string) => {
  const picker = pickers.find((each) => each.name === group)!
  return buildOptions(picker, pickers, variants, current, buildPath).find((option) => option.name === name)!
}

test('four options of five values are four pickers of five options', () => {
  expect(pickers.map(({ name, options }) => [name, options.length])).toEqual(groups.map((group) => [group, 5]))
  expect(variants).toHaveLength(401)
})

describe('what a choice leads to', () => {
  test.each([
    ['exists with all the others', 'c1, f1, s1, k1', 'finish', 'f2', 'c1, f2, s1, k1', [], false, false],
    [
      'does not exist with one other: that follows',
      'c1, f1, s2, k1',
      'finish',
      'f3',
      'c1, f3, s1, k1',
      ['s2'],
      false,
      false,
    ],
    ['a pair that is not made at all', 'c1, f2, s1, k1', 'colour', 'c2', 'c2, f1, s1, k1', ['f2'], false, false],
    [
      'another cord for the one that is not made so',
      'c1, f1, s4, k1',
      'cord',
      'k4',
      'c1, f1, s1, k4',
      ['s4'],
      false,
      false,
    ],
    ['several follow only where they must', 'c1, f3, s1, k2', 'colour', 'c5', 'c5, f3, s1, k1', ['k2'], false, false],
    [
      'sold out with the others: it stays that choice',
      'c1, f1, s5, k1',
      'cord',
      'k5',
      'c1, f1, s5, k5',
      [],
      true,
      false,
    ],
    ['sold out whatever goes with it', 'c1, f1, s1, k1', 'colour', 'c4', 'c4, f1, s1, k1', [], true, true],
  ] as const)('%s', (_name, from, group, name, to, moves, isSoldOut, gone) => {
    const option = optionIn(named(from), group, name)
    expect(option).toEqual(
      expect.objectContaining({ path: buildPath(named(to)), moves: [...moves], soldOut: isSoldOut, gone }),
    )
  })
})

describe('from every eighth variant, every choice', () => {
  const some = variants.filter((_each, index) => index % 8 === 0)
  const kept = (one: Combination, other: Combination, except: string) =>
    groups.filter((group) => group !== except && one.attributes[group] === other.attributes[group]).length

  test.each(some.map((each) => [each.name, each] as const))('%s', (_name, current) => {
    for (const picker of pickers) {
      const options = buildOptions(picker, pickers, variants, current, buildPath)
      // Each value is offered, and one of them is the variant in view.
      expect(options.map(({ name }) => name)).toEqual(numbers.map((number) => key(picker.name, number)))
      expect(options.filter(({ chosen }) => chosen).map((option) => option.key)).toEqual([
        getOptionKey(picker, current),
      ])
      for (const option of options) {
        const { variant: next, moved } = chooseVariant(pickers, variants, current, picker, option.key)!
        const having = variants.filter((each) => getOptionKey(picker, each) === option.key)
        const most = Math.max(...having.map((each) => kept(each, current, picker.name)))
        expect(getOptionKey(picker, next)).toBe(option.key)
        expect(kept(next, current, picker.name)).toBe(most)
        expect(moved.map(({ name }) => name)).toEqual(
          groups.filter((group) => group !== picker.name && next.attributes[group] !== current.attributes[group]),
        )
        // Nothing is sold out where as close a variant could be had.
        const canBeHad = having.some((each) => kept(each, current, picker.name) === most && each.stock > 0)
        expect(option.soldOut).toBe(!canBeHad)
        expect(option.gone).toBe(having.every((each) => each.stock === 0))
        expect(option.path).toBe(buildPath(next))
      }
    }
  })
})

test('a choice that is gone and the one in view keep their place', () => {
  const current = named('c4, f1, s1, k1')
  expect(optionIn(current, 'colour', 'c4')).toEqual(
    expect.objectContaining({ chosen: true, soldOut: true, gone: true }),
  )
  expect(optionIn(current, 'colour', 'c1')).toEqual(expect.objectContaining({ soldOut: false, moves: [] }))
})
