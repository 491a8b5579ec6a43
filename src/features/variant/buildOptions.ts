import type { Combination } from '../../contract/product'
import { getStockStatus } from './stockStatus'
import { chooseVariant, type ChosenVariant, getOptionKey, getOptionName, type Picker } from './buildPickers'
import type { Option } from './VariantPicker'
import type { Areas } from '../../i18n/messages'

export function buildOptions(
  picker: Picker,
  pickers: readonly Picker[],
  variants: readonly Combination[],
  currentVariant: Combination,
  buildPath: (variant: Combination) => string,
): Option[] {
  return picker.options.flatMap((option) => {
    const choice = chooseVariant(pickers, variants, currentVariant, picker, option.key)
    if (!choice) return []
    return {
      ...option,
      path: buildPath(choice.variant),
      isChosen: getOptionKey(picker, currentVariant) === option.key,
      changedNames: choice.changedPickers.map((changedPicker) => getOptionName(changedPicker, currentVariant)),
      isSoldOut: isSoldOut(choice.variant),
      isUnavailable: variants.every((variant) => getOptionKey(picker, variant) !== option.key || isSoldOut(variant)),
    }
  })
}

const isSoldOut = (variant: Combination): boolean => getStockStatus(variant).kind === 'sold_out'

/** Returns a sentence for each other picker whose option had to change; '' if none did. */
export function buildChangesMessage(
  picker: Picker,
  { variant, changedPickers }: ChosenVariant,
  formerVariant: Combination,
  messages: Areas['catalogue']['product'],
): string {
  return changedPickers
    .map((changedPicker) =>
      messages.moved(
        getOptionName(picker, variant),
        getOptionName(changedPicker, formerVariant),
        changedPicker.name,
        getOptionName(changedPicker, variant),
      ),
    )
    .join(' ')
}
