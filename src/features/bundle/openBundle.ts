import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'
import { addToCart } from '../../store/cart/addToCart'
import type { AppThunk } from '../../store/services'
import { panelOpened } from '../../store/sidePanelSlice'
import { loadBundleItems } from './bundleItems'
import { buildCartAddition } from './bundleItems'

/** Opens the side panel with the products, once the panel and its words have come; rejects when they can't. */
export const openBundle =
  (id_products: readonly number[], language: Language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([import('./AddBundlePanel'), loadWords(language, ['panel'])])
    dispatch(panelOpened({ mode: 'addCombination', data: { id_products } }))
  }

/**
 * Adds a product of one variant. Where there turns out to be something to choose or to say (a second variant, none
 * left, no answer), the panel opens.
 */
export const addOnlyVariant =
  (id: number, language: Language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const [item] = await dispatch(loadBundleItems([id])).catch(() => [])
    if (item?.product.combinations.length === 1 && item.variant.stock > 0) {
      await dispatch(addToCart(buildCartAddition(item)))
    } else await dispatch(openBundle([id], language))
  }
