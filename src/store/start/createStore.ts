import { configureStore, type Middleware, type Store } from '@reduxjs/toolkit'
import { loadCode } from '../http/ApiError'
import { rootReducer, type RootState } from './rootReducer'
import type { AppDispatch, AppThunk, StoreServices } from '../services'

export type AppStore = Omit<Store<RootState>, 'dispatch' | 'getState'> & {
  dispatch: AppDispatch
  getState: () => RootState
  /** Loads and starts the services (SPEC §4), unless that has been done. Rejects with an ApiError if the load fails. */
  openServices: () => Promise<void>
  /** Gives the store its services, and the middleware that handles all later actions. */
  attach: (services: StoreServices, middleware: Middleware<object, RootState>) => void
}

/**
 * Creates the store in its initial state, which matches the HTML. Thunks receive the services, which are large and load
 * later: the first thunk loads them and waits. If the load fails, the thunk rejects with an ApiError, and the next
 * thunk tries again.
 * @param loadServices attaches the services to the store (`attachServices`)
 */
export function createStore(loadServices: (store: AppStore) => Promise<unknown>): AppStore {
  let attachedServices: StoreServices | null = null
  let attachedMiddleware: Middleware<object, RootState> | null = null
  let loading: Promise<unknown> | null = null

  const openServices = async (): Promise<void> => {
    if (attachedServices) return
    loading ??= loadCode(() => loadServices(store)).finally(() => {
      loading = null
    })
    await loading
  }
  const runThunks: Middleware<AppDispatch, RootState> = () => (next) => (action) => {
    if (typeof action !== 'function') return next(action)
    const run = () => (action as AppThunk<unknown>)(store.dispatch, store.getState, attachedServices as StoreServices)
    return attachedServices ? run() : openServices().then(run)
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
