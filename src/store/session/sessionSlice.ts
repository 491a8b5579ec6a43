import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Links } from '../../contract/links'
import type { Address, Customer, SessionAnswer } from '../../contract/session'
import { isSessionRefused, type RecordedError } from '../http/ApiError'
import { loggedOut, loggedOutElsewhere, tokensChangedElsewhere } from '../sharedActions'

/** The session states of SPEC §4. A guest is logged in as well; see `selectIsGuest`. */
export type SessionStatus = 'loggedOut' | 'loggingIn' | 'loggedIn' | 'creatingProfile' | 'updatingProfile'

export interface SessionState {
  status: SessionStatus
  token: string | null
  customer: Customer | null
  addresses: Address[]
  links: Links
  error: RecordedError | null
  /** Increases when another user may have taken over. Responses to earlier requests are then dropped. */
  epoch: number
  /** Increases when the user logs out, in this tab or another tab. Requests that have not begun are then dropped. */
  logouts: number
  /**
   * Whether a logout or a new login in another tab has ended the session, and the user has not logged in or out in this
   * tab since. The pages of this tab then display a message.
   */
  isEndedElsewhere: boolean
}

const initialState: SessionState = {
  status: 'loggedOut',
  token: null,
  customer: null,
  addresses: [],
  links: {},
  error: null,
  epoch: 0,
  logouts: 0,
  isEndedElsewhere: false,
}

/** The counters continue from their current values. */
const clearSession = ({ epoch, logouts, isEndedElsewhere }: SessionState): SessionState => ({
  ...initialState,
  epoch,
  logouts,
  isEndedElsewhere,
})

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A request for the session has begun: a load or a login (`loggingIn`), a new profile or a changed profile. */
    sessionRequested(state, { payload }: PayloadAction<'loggingIn' | 'creatingProfile' | 'updatingProfile'>) {
      state.status = payload
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
        isEndedElsewhere: state.isEndedElsewhere && session.token === state.token,
      })
    },
    /**
     * A failed session load or login clears the session (SPEC §4, §8). Its token is kept unless the API refuses it, so
     * that the session can be loaded again after an outage.
     */
    sessionFailed: (state, { payload }: PayloadAction<RecordedError>) => ({
      ...clearSession(state),
      token: isSessionRefused(payload) ? null : state.token,
      error: payload,
    }),
    /** A failure to create or change a profile does not change the session. */
    profileFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.status = state.customer ? 'loggedIn' : 'loggedOut'
      state.error = payload
    },
    /** The response to every request about addresses contains all of them (SPEC §7). */
    addressesReceived(state, { payload }: PayloadAction<Address[]>) {
      state.addresses = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state) => ({
        ...initialState,
        epoch: state.epoch + 1,
        logouts: state.logouts + 1,
      }))
      .addCase(loggedOutElsewhere, (state) => {
        state.logouts += 1
        state.isEndedElsewhere = true
      })
      .addCase(tokensChangedElsewhere, (state, { payload }) => {
        const knownSession =
          payload.session === state.token ? state : { ...clearSession(state), token: payload.session }
        // If there is no session now, either it has expired, or `loggedOutElsewhere` reports the logout.
        const isEndedElsewhere = state.isEndedElsewhere || (payload.isOther && payload.session !== null)
        return { ...knownSession, epoch: state.epoch + 1, isEndedElsewhere }
      }),
})

export const { sessionRequested, sessionReceived, sessionFailed, profileFailed, addressesReceived } = slice.actions
export const sessionReducer = slice.reducer

export interface SessionHolder {
  session: SessionState
}

export const selectSessionToken = ({ session }: SessionHolder): string | null => session.token
export const selectSessionLinks = ({ session }: SessionHolder): Links => session.links
export const selectCustomer = ({ session }: SessionHolder): Customer | null => session.customer

/** A guest customer has a session but no account (SPEC §6). */
export const selectIsGuest = ({ session }: SessionHolder): boolean => session.customer?.is_guest === true

/** A registered customer has an account (SPEC §6). */
export const selectIsRegistered = ({ session }: SessionHolder): boolean => session.customer?.is_guest === false

/** Returns the `id_customer`; null for a guest or a visitor. */
export const selectRegisteredId = ({ session }: SessionHolder): number | null =>
  session.customer && !session.customer.is_guest ? session.customer.id_customer : null

export const selectEpoch = ({ session }: SessionHolder): number => session.epoch
export const selectLogouts = ({ session }: SessionHolder): number => session.logouts
