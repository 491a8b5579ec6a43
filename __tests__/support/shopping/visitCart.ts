import { screen } from '@testing-library/react'
import type { Cart } from '../../../src/contract/cart'
import { cart as en } from '../../../src/i18n/en/cart'
import { offers as offersEn } from '../../../src/i18n/en/offers'
import { panel as panelEn } from '../../../src/i18n/en/panel'
import { common as commonEn } from '../../../src/i18n/en/common'
import { languageId, type Language } from '../../../src/i18n/languages'
import { cart as nl } from '../../../src/i18n/nl/cart'
import { offers as offersNl } from '../../../src/i18n/nl/offers'
import { panel as panelNl } from '../../../src/i18n/nl/panel'
import { common as commonNl } from '../../../src/i18n/nl/common'
import type { Shopper } from '../sandbox/Shopper'

export const cartMessages = { nl, en }
export const totalsMessages = { nl: commonNl.totals, en: commonEn.totals }
export const panelMessages = { nl: panelNl, en: panelEn }
export const offerMessages = { nl: offersNl, en: offersEn }

/** The names of variants in the demo catalogue. */
export const names = {
  chair: { id: 100101, nl: 'Tove eetkamerstoel', en: 'Tove dining chair' },
  bench: { id: 100301, nl: 'Tove bank', en: 'Tove bench' },
  spile: { id: 100402, nl: 'Spile stoel', en: 'Spile chair' },
} as const

export const overview = () => screen.getByRole('complementary')

/** Waits for a product in the cart, and returns its line. */
export const findLine = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!

/** Returns the API's current cart. */
export async function fetchCart(shopper: Shopper, language: Language = 'nl'): Promise<Cart> {
  shopper.headers['Lang'] = String(languageId[language])
  const { cart } = await shopper.checkout()
  if (!cart) throw new Error('There is no cart')
  return cart
}

/** The text matchers replace no-break spaces too. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')
