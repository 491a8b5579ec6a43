import type { Combination } from '../../contract/product'
import { getStockStatus } from './stockStatus'
import { chooseVariant, type ChosenVariant, getOptionKey, getOptionName, type Picker } from './buildPickers'
import type { Option } from './VariantPicker'
import type { Areas } from '../../i18n/words'

/** A picker's options seen from the variant in view: where each leads and what it brings along. */
export function buildOptions(
  picker: Picker,
  pickers: readonly Picker[],
  variants: readonly Combination[],
  current: Combination,
  buildPath: (variant: Combination) => string,
): Option[] {
  return picker.options.flatMap((choice) => {
    const result = chooseVariant(pickers, variants, current, picker, choice.key)
    if (!result) return []
    return {
      ...choice,
      path: buildPath(result.variant),
      chosen: getOptionKey(picker, current) === choice.key,
      moves: result.moved.map((other) => getOptionName(other, current)),
      soldOut: isSoldOut(result.variant),
      gone: variants.every((variant) => getOptionKey(picker, variant) !== choice.key || isSoldOut(variant)),
    }
  })
}

const isSoldOut = (variant: Combination): boolean => getStockStatus(variant).kind === 'sold_out'

/** What a choice took along, in words: one sentence for each other picker that had to follow. Empty when none did. */
export function adjustedOptionsMessage(
  picker: Picker,
  { variant, moved }: ChosenVariant,
  former: Combination,
  words: Areas['catalogue']['product'],
): string {
  return moved
    .map((other) =>
      words.moved(
        getOptionName(picker, variant),
        getOptionName(other, former),
        other.name,
        getOptionName(other, variant),
      ),
    )
    .join(' ')
}
