import type { Middleware } from '@reduxjs/toolkit'
import { cartRulesReceived, initialized, startBegun, startFailed } from '../store/appSlice'
import { readFirstAddition, repeatFirstAddition } from '../store/cart/addToCart'
import { clearStrayCarts, loadStoredCart } from '../store/cart/storedCartThunks'
import { fetchEndpoints, loadCartRules } from '../store/http/links'
import type { AppStore, AppThunk, StoreServices, TabSubject } from '../store/AppThunk'
import { announceActions, announceAnswers } from '../store/activity'
import {
  adoptStoredTokens,
  followLogout,
  watchTabReturn,
  openTabChannel,
  resyncAfterReturn,
  resyncCart,
  trackPageLeaving,
} from '../store/tabs/crossTab'
import { handOverEmails } from '../store/browser/formDrafts'
import { persistTokens, selectTokens, syncTokensFromStorage } from '../store/tabs/syncTokens'
import { watchStoredTokens, readTokens } from '../store/browser/tokens'
import { tokensChangedElsewhere } from '../store/sharedActions'
import { createJoinInFlight, createQueue } from '../store/createQueue'
import { createTabLock } from '../store/tabs/createTabLock'
import { watchCustomer } from '../store/start/watchCustomer'
import { type ApiClient, createClient, type Tokens, watchSession } from '../store/http/client'
import { recordError } from '../store/http/ApiError'
import type { RootState } from '../store/start/rootReducer'
import { loadStoredSession, reloadCustomer } from '../store/session/loadStoredSession'
import { sessionFailed } from '../store/session/sessionSlice'
import { resyncWishlist } from '../store/wishlist/resyncWishlist'
import { env } from '../config/env'
import { reportError } from '../layout/errors/errorReporting'
import { dropHastyPresses } from '../ui/page/hastyPress'
import packageFile from '../../package.json'

/**
 * Attaches the services to the store and starts the app (SPEC §4). Cart requests wait until the start is complete. From
 * now on, hasty presses are ignored, because they could change something unintentionally.
 */
export function startServices(store: AppStore, languageId: number): void {
  dropHastyPresses()
  const { start } = attachServices(store, {
    languageId,
    connect: (getTokens) => createClient({ baseUrl: env.shopApiUrl, languageId, getTokens, application }),
  })
  void start().then(() => {
    const { error } = store.getState().app
    // Only the first start reports its error. If the user retries it, the same error would be reported again.
    if (error) reportError(Object.assign(new Error(error.message), error))
  })
}

/**
 * The storefront's name and version in requests to the shop API (SPEC §7: X-Application-Name, X-Application-Version).
 */
const application = { name: packageFile.name, version: packageFile.version }

interface ServiceOptions {
  /** Creates an API client, which calls `getTokens` before every request. */
  connect: (getTokens: () => Tokens) => ApiClient
  /** The `id_lang` of the page. */
  languageId: number
}

/**
 * Attaches the services for the shop API, web storage and the other tabs to the store, and adopts the stored tokens.
 * `start` then starts the app.
 */
export function attachServices(store: AppStore, { connect, languageId }: ServiceOptions): StoreServices {
  const getTokens = () => selectTokens(store.getState())
  const announceToTabs: Record<TabSubject, () => void> = {
    cart: openTabChannel('cart', () => void store.dispatch(resyncCart())),
    customer: openTabChannel('customer', () => void store.dispatch(reloadCustomer())),
    session: openTabChannel('session', () => void store.dispatch(followLogout())),
    wishlist: openTabChannel('wishlist', () => void store.dispatch(resyncWishlist())),
  }
  const runInOneTab = createTabLock(() => readTokens().cart)
  const storeTokens = persistTokens(runInOneTab)
  const followActions: Middleware<object, RootState> = (api) => (next) => storeTokens(api)(announceActions(api)(next))

  const enqueue = createQueue()
  let firstAddition = readFirstAddition()
  const services: StoreServices = {
    client: watchSession(
      announceAnswers(connect(getTokens)),
      () => getTokens().session,
      (error) => store.dispatch(sessionFailed(recordError(error))),
    ),
    clientFor: (otherTokens: Tokens) => connect(() => otherTokens),
    languageId,
    enqueue,
    start: () => {
      const start = enqueue(() => store.dispatch(startApp()))
      // The repeated addition is before all additions of this page in the queue. Otherwise, its cart would replace
      // theirs.
      if (firstAddition) store.dispatch(repeatFirstAddition(firstAddition))
      firstAddition = null
      return start
    },
    runInOneTab,
    syncTokens: () => store.dispatch(syncTokensFromStorage()),
    joinInFlight: createJoinInFlight(),
    enqueueWishlist: createQueue(),
    notifyTabs: (subject: TabSubject) => announceToTabs[subject](),
    isLeaving: trackPageLeaving(),
  }
  store.attach(services, followActions)
  store.dispatch(tokensChangedElsewhere(readTokens()))

  handOverEmails()
  watchCustomer(store)
  watchTabReturn(() => {
    store.dispatch(resyncAfterReturn())
    void store.dispatch(resyncWishlist())
  })
  watchStoredTokens(() => void store.dispatch(adoptStoredTokens()))
  return services
}

const loadEndpoints =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const links = await dispatch(fetchEndpoints())
      dispatch(cartRulesReceived(await loadCartRules(client, links)))
    } catch (error) {
      dispatch(startFailed(recordError(error)))
    }
  }

const startApp = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(startBegun())
  try {
    await dispatch(loadEndpoints())
    if (!getState().app.links) return
    await dispatch(loadStoredSession())
    await dispatch(loadStoredCart())
    await dispatch(clearStrayCarts())
  } finally {
    dispatch(initialized())
  }
}
