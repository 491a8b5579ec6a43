import { combineReducers } from '@reduxjs/toolkit'
import { appReducer } from '../appSlice'
import { cartReducer } from '../cart/cartSlice'
import { checkoutReducer } from '../checkout/checkoutSlice'
import { sessionReducer } from '../session/sessionSlice'
import { sidePanelReducer } from '../sidePanelSlice'
import { wishlistReducer } from '../wishlist/wishlistSlice'

export const rootReducer = combineReducers({
  app: appReducer,
  session: sessionReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  sidePanel: sidePanelReducer,
  wishlist: wishlistReducer,
})

export type RootState = ReturnType<typeof rootReducer>
