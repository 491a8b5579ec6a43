import type { Giftlist } from '../../../../contract/giftlist'
import { shortenText } from '../../../../pageTable/pages/pageMaker'

/** The number of characters of the welcome message that fit on an A6 card. */
const maxMessage = 240

/** From this number of characters, names are set smaller, so that they fit on a card. */
const longNames = 32

export interface CardTexts {
  /** The occasion of the list; empty when it is the same as the names. */
  occasion: string
  names: string
  isLong: boolean
  message: string
}

/** Returns the texts of the card. A long message is cut at a sentence or a word, and its lines are joined. */
export function buildCardTexts({ name, name_parents, welcome_message }: Giftlist): CardTexts {
  const [occasion, parents] = [name.trim(), name_parents.trim()]
  const names = parents || occasion
  return {
    occasion: parents === '' ? '' : occasion,
    names,
    isLong: names.length > longNames,
    message: shortenText(welcome_message.trim().replace(/\s+/g, ' '), maxMessage),
  }
}
