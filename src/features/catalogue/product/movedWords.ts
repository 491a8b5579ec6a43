import type { Combination } from '../../../contract/product'
import type { Areas } from '../../../i18n/words'
import type { Chosen } from './chooseVersion'
import { choiceOf, type Picker } from './pickers'

/** What a choice took along, in words: one sentence for each other picker that had to follow. Empty when none did. */
export function movedWords(
  picker: Picker,
  { version, moved }: Chosen,
  former: Combination,
  words: Areas['catalogue']['product'],
): string {
  return moved
    .map((other) => words.moved(nameIn(picker, version), nameIn(other, former), other.name, nameIn(other, version)))
    .join(' ')
}

/** What a version is called in a picker. */
const nameIn = (picker: Picker, version: Combination): string =>
  picker.choices.find(({ key }) => key === choiceOf(picker, version))?.name ?? ''
