import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Checkout, StatusAnswer } from '../../contract/checkout'
import type { Address } from '../../contract/session'
import type { Links } from '../../contract/links'
import type { RecordedError } from '../http/ApiError'
import { loggedOut, tokensChangedElsewhere } from '../sharedActions'
import { addressesReceived } from '../session/sessionSlice'

/** The cart slice stores the cart. The addresses are those of the session by default. */
export type CheckoutInformation = Omit<Checkout, 'cart' | 'addresses'> & { addresses: Address[] }

export interface CheckoutState {
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  checkout: CheckoutInformation | null
  /** The `status` link of the current payment, or of the last payment. */
  statusLinks: Links
  payment: StatusAnswer | null
  error: RecordedError | null
}

const initialState: CheckoutState = { status: 'unknown', checkout: null, statusLinks: {}, payment: null, error: null }

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutRequested(state) {
      // The known checkout stays on the page during a reload.
      if (!state.checkout) state.status = 'loading'
      state.error = null
    },
    checkoutReceived(state, { payload }: PayloadAction<CheckoutInformation>) {
      state.status = 'ready'
      state.checkout = payload
      state.error = null
      if (payload._links.status) state.statusLinks = payload._links
    },
    checkoutFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.status = 'failed'
      state.error = payload
    },
    paymentBegun(state, { payload }: PayloadAction<Links>) {
      state.statusLinks = payload
      state.payment = null
    },
    paymentStatusReceived(state, { payload }: PayloadAction<StatusAnswer>) {
      state.payment = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(addressesReceived, (state, { payload }) => {
        if (state.checkout) state.checkout.addresses = payload
      })
      .addCase(loggedOut, () => initialState)
      // The addresses are personal, so they are cleared with the session (SPEC §4).
      .addCase(tokensChangedElsewhere, (state, { payload }) => (payload.isOther ? initialState : state)),
})

export const { checkoutRequested, checkoutReceived, checkoutFailed, paymentBegun, paymentStatusReceived } =
  slice.actions
export const checkoutReducer = slice.reducer

/** Whether the shop changed the cart before the checkout. The user then reviews the cart first (SPEC §4). */
export const selectIsCheckoutChanged = ({ checkout }: { checkout: CheckoutState }): boolean =>
  checkout.checkout?.changed === true
