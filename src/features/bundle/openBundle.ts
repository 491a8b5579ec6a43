import type { Language } from '../../i18n/languages'
import { loadMessages } from '../../i18n/messages'
import { addToCart } from '../../store/cart/addToCart'
import { loadCode } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import { panelOpened } from '../../store/sidePanelSlice'
import { buildCartAddition, loadBundleItems } from './bundleItems'

/** Opens the panel once its code and messages have loaded. Rejects with an ApiError if they cannot be loaded. */
export const openBundle =
  (id_products: readonly number[], language: Language, shownIds: readonly number[] = []): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await loadCode(async () => {
      await import(/* webpackChunkName: "bundle" */ './AddBundlePanel')
      await loadMessages(language)
    })
    dispatch(panelOpened({ mode: 'addCombination', data: { id_products, shownIds } }))
  }

/** If the product has several variants, is sold out or cannot be loaded, the side panel opens instead. */
export const addOnlyVariant =
  (id: number, language: Language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const [item] = await dispatch(loadBundleItems([id])).catch(() => [])
    if (item?.product.combinations.length === 1 && item.variant.stock > 0) {
      await dispatch(addToCart(buildCartAddition(item)))
    } else await dispatch(openBundle([id], language))
  }
