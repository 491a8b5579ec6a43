import type { Areas } from '../../../i18n/words'
import type { Pieces } from './cameAgain'

/** "4 × Spile stoel, oker". */
export const piecesInWords = ({ line, quantity }: Pieces, words: Areas['order']): string =>
  words.pieceInWords(quantity, line.combination ? `${line.name}, ${line.combination}` : line.name)
