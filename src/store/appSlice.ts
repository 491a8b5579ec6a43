import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartRule } from '../contract/cart'
import type { Country } from '../contract/catalogue'
import type { Links } from '../contract/links'
import type { RecordedError } from './http/ApiError'
import { loggedOut, loggedOutElsewhere } from './sharedActions'

interface AppState {
  /** The status is `initialized` after every start, even a failed start (SPEC §4). */
  status: 'closed' | 'starting' | 'initialized'
  /** The endpoints by name; null until the root is loaded. */
  links: Links | null
  cartRules: CartRule[]
  /** The countries of delivery as last loaded since the last logout; null until they are loaded. */
  countries: Country[] | null
  error: RecordedError | null
}

const initialState: AppState = {
  status: 'closed',
  links: null,
  cartRules: [],
  countries: null,
  error: null,
}

const forgetCountries = (state: AppState) => {
  state.countries = null
}

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
    countriesReceived(state, { payload }: PayloadAction<Country[]>) {
      state.countries = payload
    },
    startFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.error = payload
    },
    initialized(state) {
      state.status = 'initialized'
    },
  },
  // The delivery cost of a country depends on the cart, which a logout clears.
  extraReducers: (builder) => builder.addCase(loggedOut, forgetCountries).addCase(loggedOutElsewhere, forgetCountries),
})

export const { startBegun, endpointsReceived, cartRulesReceived, countriesReceived, startFailed, initialized } =
  slice.actions
export const appReducer = slice.reducer

/** Whether the start has begun. It begins as soon as the services are loaded (SPEC §4). */
export const selectIsOpen = ({ app }: { app: AppState }): boolean => app.status !== 'closed'

/** Whether the start has ended, even with an error (SPEC §4). */
export const selectIsInitialized = ({ app }: { app: AppState }): boolean => app.status === 'initialized'
