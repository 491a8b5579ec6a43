import type { AttributeGroup, Combination } from '../../contract/product'

/** `key` is `group:value`, or `none` for variants that lack the picker's groups. */
interface PickerOption {
  key: string
  name: string
  /** A hexadecimal CSS colour; null for an option without a colour, such as a size. */
  swatch: string | null
  group: string | null
}

/** One question to the user: an attribute group, or several groups that exclude one another. */
export interface Picker {
  name: string
  groups: string[]
  options: PickerOption[]
}

export const noOptionKey = 'none'

/**
 * Groups that no variant combines, such as woods and lacquer colours, share a picker. If some variants lack all groups
 * of a picker, the picker has an option for them, which `formatMissingGroup` names.
 */
export function buildPickers(
  groups: readonly AttributeGroup[],
  variants: readonly Combination[],
  formatMissingGroup: (group: string) => string,
): Picker[] {
  const pickers: Picker[] = []
  for (const { group, name, values } of groups) {
    const options = values
      .filter(({ key }) => variants.some(({ attributes }) => attributes[group] === key))
      .map((value) => ({ ...value, key: `${group}:${value.key}`, group }))
    const exclusivePicker = pickers.find(
      (picker) => !variants.some((variant) => hasGroups(variant, [group]) && hasGroups(variant, picker.groups)),
    )
    if (exclusivePicker) {
      exclusivePicker.groups.push(group)
      exclusivePicker.options.push(...options)
    } else if (options.length > 0) {
      pickers.push({ name, groups: [group], options })
    }
  }
  return pickers.map((picker) =>
    variants.every((variant) => hasGroups(variant, picker.groups))
      ? picker
      : {
          ...picker,
          options: [
            { key: noOptionKey, name: formatMissingGroup(picker.name), swatch: null, group: null },
            ...picker.options,
          ],
        },
  )
}

export function getOptionKey(picker: Picker, variant: Combination): string {
  const group = picker.groups.find((name) => variant.attributes[name] !== undefined)
  return group === undefined ? noOptionKey : `${group}:${variant.attributes[group]}`
}

export const getOptionName = (picker: Picker, variant: Combination): string =>
  picker.options.find(({ key }) => key === getOptionKey(picker, variant))?.name ?? ''

function hasGroups(variant: Combination, groups: readonly string[]): boolean {
  return groups.some((group) => variant.attributes[group] !== undefined)
}

export interface ChosenVariant {
  variant: Combination
  /** The other pickers whose option had to change, because no variant combines the new option with all former ones. */
  changedPickers: Picker[]
}

/**
 * Chooses the variant that keeps the most options of the other pickers. Among equals, a variant in stock takes
 * precedence, then the order of the shop API. Returns null if no variant has the option.
 */
export function chooseVariant(
  pickers: readonly Picker[],
  variants: readonly Combination[],
  currentVariant: Combination,
  picker: Picker,
  optionKey: string,
): ChosenVariant | null {
  const otherPickers = pickers.filter((otherPicker) => otherPicker !== picker)
  const countSharedValues = (variant: Combination) =>
    otherPickers.filter(
      (otherPicker) => getOptionKey(otherPicker, variant) === getOptionKey(otherPicker, currentVariant),
    ).length
  const rankVariant = (variant: Combination) => countSharedValues(variant) * 2 + (variant.stock > 0 ? 1 : 0)

  const variant = variants
    .filter((candidate) => getOptionKey(picker, candidate) === optionKey)
    .reduce<Combination | null>(
      (bestVariant, candidate) =>
        bestVariant && rankVariant(bestVariant) >= rankVariant(candidate) ? bestVariant : candidate,
      null,
    )
  if (!variant) return null
  return {
    variant,
    changedPickers: otherPickers.filter(
      (otherPicker) => getOptionKey(otherPicker, variant) !== getOptionKey(otherPicker, currentVariant),
    ),
  }
}
