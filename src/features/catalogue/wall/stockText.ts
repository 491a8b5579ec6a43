import type { Areas } from '../../../i18n/words'
import type { StockWord } from './stockWord'

/** The stock word in the page's language. */
export function stockText(word: StockWord, words: Areas['catalogue']['stock']): string {
  switch (word.kind) {
    case 'in_stock':
      return words.inStock
    case 'few':
      return words.few(word.pieces)
    case 'made_to_order':
      return words.madeToOrder(word.delivery.min, word.delivery.max)
    case 'sold_out':
      return words.soldOut
  }
}
