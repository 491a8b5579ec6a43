import type { AttributeGroup, Combination } from '../../contract/product'

/** One value of a picker. `key` is `group:value`, or `none` for variants that lack the picker's groups. */
interface PickerOption {
  key: string
  name: string
  /** CSS hex colour; null when there is nothing to show but the name, a size for instance. */
  swatch: string | null
  group: string | null
}

/** One row of options on the product page: an attribute group, or several that exclude each other. */
export interface Picker {
  name: string
  groups: string[]
  options: PickerOption[]
}

export const noOptionKey = 'none'

/**
 * The pickers of a product. Groups that no variant has together (oak, or else a lacquer colour) are one question to
 * a shopper and become one picker; where a variant lacks a group that others have, the picker gets a choice for
 * "without". `without` says that in words for a group's name.
 */
export function buildPickers(
  groups: readonly AttributeGroup[],
  variants: readonly Combination[],
  without: (group: string) => string,
): Picker[] {
  const pickers: Picker[] = []
  for (const { group, name, values } of groups) {
    const used = values.filter(({ key }) => variants.some(({ attributes }) => attributes[group] === key))
    const options = used.map(({ key, ...value }) => ({
      key: `${group}:${key}`,
      group,
      name: value.name,
      swatch: value.swatch,
    }))
    const rival = pickers.find(
      (picker) => !variants.some((variant) => has(variant, [group]) && has(variant, picker.groups)),
    )
    if (rival) {
      rival.groups.push(group)
      rival.options.push(...options)
    } else if (options.length > 0) {
      pickers.push({ name, groups: [group], options })
    }
  }
  return pickers.map((picker) =>
    variants.every((variant) => has(variant, picker.groups))
      ? picker
      : {
          ...picker,
          options: [{ key: noOptionKey, name: without(picker.name), swatch: null, group: null }, ...picker.options],
        },
  )
}

/** The key of the choice that a variant is, in a picker. */
export function getOptionKey(picker: Picker, variant: Combination): string {
  const group = picker.groups.find((name) => variant.attributes[name] !== undefined)
  return group === undefined ? noOptionKey : `${group}:${variant.attributes[group]}`
}

/** A variant's choice in a picker, by name; empty when the picker has none for it. */
export const getOptionName = (picker: Picker, variant: Combination): string =>
  picker.options.find(({ key }) => key === getOptionKey(picker, variant))?.name ?? ''

function has(variant: Combination, groups: readonly string[]): boolean {
  return groups.some((group) => variant.attributes[group] !== undefined)
}

export interface ChosenVariant {
  variant: Combination
  /** The other pickers whose choice had to follow, since no variant has the old ones together with the new one. */
  moved: Picker[]
}

/**
 * The variant that a shopper gets by choosing a value in one picker: of the variants that have it, the one that keeps
 * the most of the other choices; among equals one that can be had now, then the first in shop order. null when no
 * variant has the value at all.
 */
export function chooseVariant(
  pickers: readonly Picker[],
  variants: readonly Combination[],
  current: Combination,
  picker: Picker,
  choice: string,
): ChosenVariant | null {
  const others = pickers.filter((other) => other !== picker)
  const countKept = (variant: Combination) =>
    others.filter((other) => getOptionKey(other, variant) === getOptionKey(other, current)).length
  const rank = (variant: Combination) => countKept(variant) * 2 + (variant.stock > 0 ? 1 : 0)

  let best: Combination | null = null
  for (const variant of variants) {
    if (getOptionKey(picker, variant) === choice && (!best || rank(variant) > rank(best))) best = variant
  }
  if (!best) return null
  const variant = best
  return { variant, moved: others.filter((other) => getOptionKey(other, variant) !== getOptionKey(other, current)) }
}
