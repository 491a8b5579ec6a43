import type { Language } from '../../../i18n/languages'
import { loadWords } from '../../../i18n/loadWords'
import { addToCart } from '../../../state/cart/addToCart'
import type { ShopThunk } from '../../../state/services'
import { panelOpened } from '../../../state/sidePanel/sidePanelSlice'
import { loadPieces } from './loadPieces'
import { additionOf } from './pieces'

/** Opens the side panel with the products, once the panel and its words have come; rejects when they can't. */
export const openCombination =
  (id_products: readonly number[], language: Language): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([import('./AddCombinationPanel'), loadWords(language, ['panel'])])
    dispatch(panelOpened({ mode: 'addCombination', data: { id_products } }))
  }

/**
 * Adds a product of one version. Where there turns out to be something to choose or to say (a second version, none
 * left, no answer), the panel opens.
 */
export const addOnlyVersion =
  (id: number, language: Language): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const [piece] = await dispatch(loadPieces([id])).catch(() => [])
    if (piece?.product.combinations.length === 1 && piece.version.stock > 0) {
      await dispatch(addToCart(additionOf(piece)))
    } else await dispatch(openCombination([id], language))
  }
