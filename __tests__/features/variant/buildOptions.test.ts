import type { AttributeGroup, Combination } from '../../../src/contract/product'
import { buildOptions } from '../../../src/features/variant/buildOptions'
import { buildPickers, chooseVariant, getOptionKey } from '../../../src/features/variant/buildPickers'
import { variant } from '../../support/data/catalogueFixtures'

/**
 * A product with 4 attribute groups of 5 values each. Some combinations do not exist, and some variants are sold out.
 */
const groups = ['colour', 'finish', 'size', 'cord'] as const
const numbers = [1, 2, 3, 4, 5]
const letters = { colour: 'c', finish: 'f', size: 's', cord: 'k' }
const buildKey = (group: string, number: number) => `${letters[group as keyof typeof letters]}${number}`

const isMade = ([colour, finish, size, cord]: number[]) =>
  // Finish 3 exists only in size 1, and colour 5 only with cord 1. Colour 2 does not exist with finish 2, and size 4
  // does not exist with cord 4.
  !(finish === 3 && size !== 1) &&
  !(colour === 5 && cord !== 1) &&
  !(colour === 2 && finish === 2) &&
  !(size === 4 && cord === 4)
// Colour 4 is sold out in every variant, and size 5 in the variants with cord 5.
const isSoldOutVariant = ([colour, , size, cord]: number[]) => colour === 4 || (size === 5 && cord === 5)

const variants: Combination[] = numbers.flatMap((colour) =>
  numbers.flatMap((finish) =>
    numbers.flatMap((size) =>
      numbers
        .map((cord) => [colour, finish, size, cord])
        .filter(isMade)
        .map((choice) =>
          variant(Object.fromEntries(groups.map((group, index) => [group, buildKey(group, choice[index]!)])), {
            stock: isSoldOutVariant(choice) ? 0 : 5,
          }),
        ),
    ),
  ),
)
const attributeGroups: AttributeGroup[] = groups.map((group) => ({
  group,
  name: group,
  values: numbers.map((number) => ({ key: buildKey(group, number), name: buildKey(group, number), swatch: null })),
}))
const pickers = buildPickers(attributeGroups, variants, (group) => `without ${group}`)
const buildPath = ({ id_sku }: Combination) => `/sku/${id_sku}`

test('four attribute groups of five values make four pickers of five options', () => {
  expect(pickers.map(({ name, options }) => [name, options.length])).toEqual(groups.map((group) => [group, 5]))
  expect(variants).toHaveLength(401)
})

const sample = variants.filter((_each, index) => index % 8 === 0)
const countSharedValues = (one: Combination, other: Combination, exceptGroup: string) =>
  groups.filter((group) => group !== exceptGroup && one.attributes[group] === other.attributes[group]).length

test.each(sample.map((each) => [each.name, each] as const))(
  'every option keeps as many other options as possible and prefers variants in stock, starting from %s',
  (_name, current) => {
    for (const picker of pickers) {
      const options = buildOptions(picker, pickers, variants, current, buildPath)
      expect(options.map(({ name }) => name)).toEqual(numbers.map((number) => buildKey(picker.name, number)))
      expect(options.filter(({ isChosen }) => isChosen).map((option) => option.key)).toEqual([
        getOptionKey(picker, current),
      ])
      for (const option of options) {
        const { variant: next, changedPickers } = chooseVariant(pickers, variants, current, picker, option.key)!
        const variantsWithOption = variants.filter((each) => getOptionKey(picker, each) === option.key)
        const maxSharedCount = Math.max(
          ...variantsWithOption.map((each) => countSharedValues(each, current, picker.name)),
        )
        expect(getOptionKey(picker, next)).toBe(option.key)
        expect(countSharedValues(next, current, picker.name)).toBe(maxSharedCount)
        expect(changedPickers.map(({ name }) => name)).toEqual(
          groups.filter((group) => group !== picker.name && next.attributes[group] !== current.attributes[group]),
        )
        expect(option.changedNames).toEqual(changedPickers.map(({ name }) => current.attributes[name]))
        // The option is sold out only when no equally close variant is in stock.
        const isInStock = variantsWithOption.some(
          (each) => countSharedValues(each, current, picker.name) === maxSharedCount && each.stock > 0,
        )
        expect(option.isSoldOut).toBe(!isInStock)
        expect(option.isUnavailable).toBe(variantsWithOption.every((each) => each.stock === 0))
        expect(option.path).toBe(buildPath(next))
      }
    }
  },
)
