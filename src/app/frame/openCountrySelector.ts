import { openShop } from '../../state/door'
import { panelOpened } from '../../state/sidePanel/sidePanelSlice'

/**
 * Opens the side panel where the shopper says which country the cart is delivered to. False when there is no cart,
 * which alone has a country (SPEC §7). Rejects when the shop can't be fetched.
 */
export async function openCountrySelector(): Promise<boolean> {
  const shop = await openShop()
  const { cart, token } = shop.getState().cart
  // A token without a cart: it is on its way.
  if (!cart && !token) return false
  shop.dispatch(panelOpened({ mode: 'countrySelector', data: null }))
  return true
}
