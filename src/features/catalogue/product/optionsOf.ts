import type { Combination } from '../../../contract/product'
import { stockWord } from '../wall/stockWord'
import { chooseVersion } from './chooseVersion'
import type { Option } from './OptionPicker'
import { choiceOf, nameOfChoice, type Picker } from './pickers'

/** A picker's choices seen from the version in view: where each leads and what it brings along. */
export function optionsOf(
  picker: Picker,
  pickers: readonly Picker[],
  versions: readonly Combination[],
  current: Combination,
  pathOf: (version: Combination) => string,
): Option[] {
  return picker.choices.flatMap((choice) => {
    const result = chooseVersion(pickers, versions, current, picker, choice.key)
    if (!result) return []
    return {
      ...choice,
      path: pathOf(result.version),
      chosen: choiceOf(picker, current) === choice.key,
      moves: result.moved.map((other) => nameOfChoice(other, current)),
      soldOut: isSoldOut(result.version),
      gone: versions.every((version) => choiceOf(picker, version) !== choice.key || isSoldOut(version)),
    }
  })
}

const isSoldOut = (version: Combination): boolean => stockWord(version).kind === 'sold_out'
