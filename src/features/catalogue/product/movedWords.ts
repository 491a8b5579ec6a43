import type { Combination } from '../../../contract/product'
import type { Areas } from '../../../i18n/words'
import type { Chosen } from './chooseVersion'
import { nameOfChoice, type Picker } from './pickers'

/** What a choice took along, in words: one sentence for each other picker that had to follow. Empty when none did. */
export function movedWords(
  picker: Picker,
  { version, moved }: Chosen,
  former: Combination,
  words: Areas['catalogue']['product'],
): string {
  return moved
    .map((other) =>
      words.moved(nameOfChoice(picker, version), nameOfChoice(other, former), other.name, nameOfChoice(other, version)),
    )
    .join(' ')
}
