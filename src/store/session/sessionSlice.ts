import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Links } from '../../contract/links'
import type { Address, Customer, SessionAnswer } from '../../contract/session'
import type { RecordedError } from '../http/recordedError'
import { tokensChangedElsewhere } from '../browser/tokensChangedElsewhere'

/** SPEC §4. A guest is logged in as well: see `selectIsGuest`. */
export type SessionStatus = 'loggedOut' | 'loggingIn' | 'loggedIn' | 'creatingProfile' | 'updatingProfile'

export interface SessionState {
  status: SessionStatus
  token: string | null
  customer: Customer | null
  addresses: Address[]
  links: Links
  error: RecordedError | null
}

const loggedOutState: SessionState = {
  status: 'loggedOut',
  token: null,
  customer: null,
  addresses: [],
  links: {},
  error: null,
}

const slice = createSlice({
  name: 'session',
  initialState: loggedOutState,
  reducers: {
    loginBegun(state) {
      state.status = 'loggingIn'
      state.error = null
    },
    profileCreationBegun(state) {
      state.status = 'creatingProfile'
      state.error = null
    },
    sessionReceived(state, { payload }: PayloadAction<SessionAnswer>) {
      const { session, customer, addresses, _links } = payload
      Object.assign(state, {
        status: 'loggedIn',
        token: session.token,
        customer,
        addresses,
        links: _links,
        error: null,
      })
    },
    /** SPEC §4, §8: a failed session load or login clears the session. */
    sessionFailed: (_state, { payload }: PayloadAction<RecordedError>) => ({ ...loggedOutState, error: payload }),
    /** A failed guest or account creation changes nothing: the shopper stays who they were. */
    profileCreationFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.status = state.customer ? 'loggedIn' : 'loggedOut'
      state.error = payload
    },
    profileUpdateBegun(state) {
      state.status = 'updatingProfile'
      state.error = null
    },
    /** A failed change of the profile changes nothing. One that went well is `sessionReceived`. */
    profileUpdateFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.status = state.customer ? 'loggedIn' : 'loggedOut'
      state.error = payload
    },
    /** Every call about addresses answers all of them (SPEC §7). */
    addressesReceived(state, { payload }: PayloadAction<Address[]>) {
      state.addresses = payload
    },
    loggedOut: () => loggedOutState,
  },
  extraReducers: (builder) =>
    builder.addCase(tokensChangedElsewhere, (state, { payload }) =>
      payload.session === state.token ? state : { ...loggedOutState, token: payload.session },
    ),
})

export const {
  loginBegun,
  profileCreationBegun,
  profileUpdateBegun,
  sessionReceived,
  sessionFailed,
  profileCreationFailed,
  profileUpdateFailed,
  addressesReceived,
  loggedOut,
} = slice.actions
export const sessionReducer = slice.reducer
