import type { AttributeGroup, Combination } from '../../../src/contract/product'
import { buildOptions } from '../../../src/features/variant/buildOptions'
import { buildVariantOptions, chooseVariant, getOptionKey } from '../../../src/features/variant/buildVariantOptions'
import { variant } from '../../support/data/catalogueFixtures'

/** A product with 4 attribute groups of 5 values each. Some combinations do not exist, and some variants are sold out. */
const groups = ['colour', 'finish', 'size', 'cord'] as const
const numbers = [1, 2, 3, 4, 5]
const letters = { colour: 'c', finish: 'f', size: 's', cord: 'k' }
const key = (group: string, number: number) => `${letters[group as keyof typeof letters]}${number}`

const isMade = ([colour, finish, size, cord]: number[]) =>
  // Finish 3 exists only in size 1, and colour 5 only with cord 1. Colour 2 does not exist with finish 2, and size 4
  // does not exist with cord 4.
  !(finish === 3 && size !== 1) &&
  !(colour === 5 && cord !== 1) &&
  !(colour === 2 && finish === 2) &&
  !(size === 4 && cord === 4)
// Colour 4 is sold out in every variant, and size 5 in all variants except those with cord 5.
const isSoldOutVariant = ([colour, , size, cord]: number[]) => colour === 4 || (size === 5 && cord === 5)

const variants: Combination[] = numbers.flatMap((colour) =>
  numbers.flatMap((finish) =>
    numbers.flatMap((size) =>
      numbers
        .map((cord) => [colour, finish, size, cord])
        .filter(isMade)
        .map((choice) =>
          variant(Object.fromEntries(groups.map((group, index) => [group, key(group, choice[index]!)])), {
            stock: isSoldOutVariant(choice) ? 0 : 5,
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
const pickers = buildVariantOptions(attributeGroups, variants, (group) => `without ${group}`)
const buildPath = ({ id_sku }: Combination) => `/sku/${id_sku}`
const findByName = (name: string) => variants.find((each) => each.name === name)!
const optionIn = (current: Combination, group: (typeof groups)[number], name: string) => {
  const picker = pickers.find((each) => each.name === group)!
  return buildOptions(picker, pickers, variants, current, buildPath).find((option) => option.name === name)!
}

test('four attribute groups of five values make four pickers of five options', () => {
  expect(pickers.map(({ name, options }) => [name, options.length])).toEqual(groups.map((group) => [group, 5]))
  expect(variants).toHaveLength(401)
})

describe('the variant that an option leads to', () => {
  test.each([
    [
      'leads to the variant that keeps all other options',
      'c1, f1, s1, k1',
      'finish',
      'f2',
      'c1, f2, s1, k1',
      [],
      false,
      false,
    ],
    [
      'changes the one other option that it does not exist with',
      'c1, f1, s2, k1',
      'finish',
      'f3',
      'c1, f3, s1, k1',
      ['s2'],
      false,
      false,
    ],
    [
      'changes the other option of a pair that is never made',
      'c1, f2, s1, k1',
      'colour',
      'c2',
      'c2, f1, s1, k1',
      ['f2'],
      false,
      false,
    ],
    [
      'changes a size that is not made with the new cord',
      'c1, f1, s4, k1',
      'cord',
      'k4',
      'c1, f1, s1, k4',
      ['s4'],
      false,
      false,
    ],
    [
      'changes only those of several options that have to change',
      'c1, f3, s1, k2',
      'colour',
      'c5',
      'c5, f3, s1, k1',
      ['k2'],
      false,
      false,
    ],
    [
      'leads to a sold-out variant rather than changing other options',
      'c1, f1, s5, k1',
      'cord',
      'k5',
      'c1, f1, s5, k5',
      [],
      true,
      false,
    ],
    [
      'is unavailable when every variant with it is sold out',
      'c1, f1, s1, k1',
      'colour',
      'c4',
      'c4, f1, s1, k1',
      [],
      true,
      true,
    ],
  ] as const)('an option %s', (_name, from, group, name, to, changes, isSoldOut, isUnavailable) => {
    const option = optionIn(findByName(from), group, name)
    expect(option).toEqual(
      expect.objectContaining({
        path: buildPath(findByName(to)),
        changedNames: [...changes],
        isSoldOut,
        isUnavailable,
      }),
    )
  })
})

describe('the options of every eighth variant', () => {
  const sample = variants.filter((_each, index) => index % 8 === 0)
  const countKept = (one: Combination, other: Combination, except: string) =>
    groups.filter((group) => group !== except && one.attributes[group] === other.attributes[group]).length

  test.each(sample.map((each) => [each.name, each] as const))(
    'every option keeps as many other options as possible and prefers variants in stock, starting from %s',
    (_name, current) => {
      for (const picker of pickers) {
        const options = buildOptions(picker, pickers, variants, current, buildPath)
        expect(options.map(({ name }) => name)).toEqual(numbers.map((number) => key(picker.name, number)))
        expect(options.filter(({ isChosen }) => isChosen).map((option) => option.key)).toEqual([
          getOptionKey(picker, current),
        ])
        for (const option of options) {
          const { variant: next, changedPickers } = chooseVariant(pickers, variants, current, picker, option.key)!
          const having = variants.filter((each) => getOptionKey(picker, each) === option.key)
          const most = Math.max(...having.map((each) => countKept(each, current, picker.name)))
          expect(getOptionKey(picker, next)).toBe(option.key)
          expect(countKept(next, current, picker.name)).toBe(most)
          expect(changedPickers.map(({ name }) => name)).toEqual(
            groups.filter((group) => group !== picker.name && next.attributes[group] !== current.attributes[group]),
          )
          // The option is sold out only when no equally close variant is in stock.
          const isInStock = having.some((each) => countKept(each, current, picker.name) === most && each.stock > 0)
          expect(option.isSoldOut).toBe(!isInStock)
          expect(option.isUnavailable).toBe(having.every((each) => each.stock === 0))
          expect(option.path).toBe(buildPath(next))
        }
      }
    },
  )
})

test('an unavailable option stays in its picker, even when it is the selected one', () => {
  const current = findByName('c4, f1, s1, k1')
  expect(optionIn(current, 'colour', 'c4')).toEqual(
    expect.objectContaining({ isChosen: true, isSoldOut: true, isUnavailable: true }),
  )
  expect(optionIn(current, 'colour', 'c1')).toEqual(expect.objectContaining({ isSoldOut: false, changedNames: [] }))
})
