import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { consentKey } from '../features/consent/consentKey'
import { languageId, readPathLanguage } from '../i18n/languages'
import type { AppDispatch, AppStore, AppThunk, StoreServices } from '../store/AppThunk'
import { readStored } from '../store/browser/storage'
import { loadCode } from '../store/http/ApiError'
import { rootReducer, type RootState } from '../store/start/rootReducer'
import { loadAnalytics } from './loadAnalytics'

/** The store of the page. A build dispatches no actions, so the HTML of all pages shows the initial state. */
export const store = createAppStore(async (store) => {
  const chunk = import(/* webpackChunkName: "services" */ './startServices')
  // If the user has already chosen, the analytics services must not miss the first actions of the store, such as
  // loading an order.
  if (readStored('local', consentKey) !== null) await loadAnalytics(store.getState)
  const { startServices } = await chunk
  startServices(store, languageId[readPathLanguage(window.location.pathname)])
})

/**
 * Creates the store in its initial state, which matches the HTML. Thunks receive the services, which are large and load
 * later: the first thunk loads them and waits. If the load fails, the thunk rejects with an ApiError, and the next
 * thunk tries again.
 * @param loadServices attaches the services to the store (`attachServices`)
 */
export function createAppStore(loadServices: (store: AppStore) => Promise<unknown>): AppStore {
  let attachedServices: StoreServices | null = null
  let attachedMiddleware: Middleware<object, RootState> | null = null
  let servicesLoad: Promise<unknown> | null = null

  const openServices = async (): Promise<void> => {
    if (attachedServices) return
    servicesLoad ??= loadCode(() => loadServices(store)).finally(() => {
      servicesLoad = null
    })
    await servicesLoad
  }
  const runThunks: Middleware<AppDispatch, RootState> = () => (next) => (action) => {
    if (typeof action !== 'function') return next(action)
    const runThunk = () =>
      (action as AppThunk<unknown>)(store.dispatch, store.getState, attachedServices as StoreServices)
    return attachedServices ? runThunk() : openServices().then(runThunk)
  }
  const followActions: Middleware<object, RootState> = (api) => (next) => {
    let passToMiddleware: ((action: unknown) => unknown) | null = null
    return (action) => {
      passToMiddleware ??= attachedMiddleware && attachedMiddleware(api)(next)
      return passToMiddleware ? passToMiddleware(action) : next(action)
    }
  }

  const store: AppStore = Object.assign(
    configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) =>
        // On a busy machine Redux Toolkit would warn about the time that its own checks take in development.
        getDefaultMiddleware({
          thunk: false,
          immutableCheck: { warnAfter: Infinity },
          serializableCheck: { warnAfter: Infinity },
        })
          .prepend(runThunks)
          .concat(followActions),
    }),
    {
      openServices,
      attach(services: StoreServices, middleware: Middleware<object, RootState>) {
        attachedServices = services
        attachedMiddleware = middleware
      },
    },
  )
  return store
}
