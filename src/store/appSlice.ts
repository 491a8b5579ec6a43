import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartRule } from '../contract/cart'
import type { Links } from '../contract/links'
import type { RecordedError } from './http/recordedError'

interface AppState {
  /** SPEC §4: the start ends as `initialized`, even after an error. */
  status: 'closed' | 'starting' | 'initialized'
  /** The end points by name; null until the root is loaded. */
  links: Links | null
  cartRules: CartRule[]
  error: RecordedError | null
  /** Whether loading the cart again (`resyncCart`) waits for its turn. */
  isResyncDue: boolean
}

const initialState: AppState = { status: 'closed', links: null, cartRules: [], error: null, isResyncDue: false }

const slice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    startBegun(state) {
      state.status = 'starting'
      state.error = null
    },
    endpointsReceived(state, { payload }: PayloadAction<Links>) {
      state.links = payload
    },
    cartRulesReceived(state, { payload }: PayloadAction<CartRule[]>) {
      state.cartRules = payload
    },
    startFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.error = payload
    },
    initialized(state) {
      state.status = 'initialized'
    },
    resyncQueued(state) {
      state.isResyncDue = true
    },
    resyncBegun(state) {
      state.isResyncDue = false
    },
  },
})

export const { startBegun, endpointsReceived, cartRulesReceived, startFailed, initialized, resyncQueued, resyncBegun } =
  slice.actions
export const appReducer = slice.reducer

/** SPEC §4: whether the start is over, with or without an error. */
export const selectIsInitialized = ({ app }: { app: AppState }): boolean => app.status === 'initialized'
