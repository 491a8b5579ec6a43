import type { SavedDesigns, SaveDesignPayload } from '../../contract/design'
import type { Combination } from '../../contract/product'
import { loadFullProducts } from '../catalogue/catalogueApi'
import { fetchEndpoints } from '../http/links'
import { createLoggedOutError, recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { selectSessionLinks, selectSessionToken } from '../session/sessionSlice'
import { loadDesigns, removeSavedDesign as sendRemoval, sendSavedDesign } from './designApi'
import { type DeviceDesign, listDeviceDesigns, removeDeviceDesign, saveDeviceDesign } from './deviceDesigns'
import { putDesignInCart, removeDesignFromCart } from './putDesignInCart'

/** The designs come latest first. After an error, they are those on the device. */
export interface SavedDesignList {
  place: 'account' | 'device'
  designs: DeviceDesign[]
  error: RecordedError | null
}

/** The price is in euro. */
interface FreshSku extends Pick<Combination, 'stock' | 'delivery'> {
  price: number
}

/** Resolves to a map by `id_sku`. Rejects with an ApiError. */
const loadFreshSkus =
  (productIds: readonly number[], signal: AbortSignal): AppThunk<Promise<Map<number, FreshSku>>> =>
  async (dispatch, _getState, { client }) => {
    const freshProducts = await loadFullProducts(client, await dispatch(fetchEndpoints()), productIds, signal)
    return new Map(
      freshProducts.flatMap(({ combinations }) =>
        combinations.map(({ id_sku, price, stock, delivery }) => [id_sku, { price: price.amount, stock, delivery }]),
      ),
    )
  }

/** Moves the designs on the device to the account first. Without an account, resolves to the designs on the device. */
const loadSavedDesigns = (): AppThunk<Promise<SavedDesignList>> => (dispatch) =>
  dispatch(changeSavedDesigns((list) => Promise.resolve(list)))

/** A user without an account saves the design on the device. A design that the account refuses stays on the device. */
const saveDesign =
  (design: SaveDesignPayload): AppThunk<Promise<SavedDesignList>> =>
  (dispatch) => {
    saveDeviceDesign({ ...design, saved: new Date().toISOString() })
    return dispatch(loadSavedDesigns())
  }

/** @param design the encoded design */
const removeSavedDesign =
  (design: string): AppThunk<Promise<SavedDesignList>> =>
  (dispatch, _getState, { client }) => {
    removeDeviceDesign(design)
    return dispatch(
      changeSavedDesigns((list) => {
        const savedDesign = list.designs.find((candidate) => candidate.design === design)
        return savedDesign ? sendRemoval(client, savedDesign) : Promise.resolve(list)
      }),
    )
  }

/**
 * Moves the designs on the device to the account, and then makes the change. A design leaves the device once the
 * account has it.
 */
const changeSavedDesigns =
  (change: (list: SavedDesigns) => Promise<SavedDesigns>): AppThunk<Promise<SavedDesignList>> =>
  async (_dispatch, getState, { client, enqueue }) => {
    // The links of the session are known once the store has started, which is the first task of the queue.
    await enqueue(() => Promise.resolve())
    const links = selectSessionLinks(getState())
    const token = selectSessionToken(getState())
    if (!links['my_designs']) return { place: 'device', designs: listDeviceDesigns(), error: null }
    const checkSession = () => {
      if (selectSessionToken(getState()) !== token) throw createLoggedOutError()
    }
    try {
      let list = await loadDesigns(client, links)
      for (const { name, design } of listDeviceDesigns().reverse()) {
        checkSession()
        list = await sendSavedDesign(client, list, { name, design })
        removeDeviceDesign(design)
      }
      checkSession()
      list = await change(list)
      checkSession()
      const designs = list.designs.map(({ name, design, saved }) => ({ name, design, saved }))
      return { place: 'account', designs, error: null }
    } catch (error) {
      return { place: 'device', designs: listDeviceDesigns(), error: recordError(error) }
    }
  }

export const designThunks = {
  putDesignInCart,
  removeDesignFromCart,
  loadFreshSkus,
  loadSavedDesigns,
  saveDesign,
  removeSavedDesign,
}
