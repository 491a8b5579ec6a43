import type { Language } from '../../../i18n/languages'
import { buildPath } from '../../../pageTable/paths'

/** The sections of an account, in the order of its navigation. */
export const accountPlaces = ['overview', 'orders', 'addresses', 'wishlist', 'giftlists', 'details'] as const
export type AccountPlace = (typeof accountPlaces)[number]
/** The sections with a page of their own. */
export type FramedPlace = Exclude<AccountPlace, 'details'>

/** The id of the section of the overview that contains the details and the newsletter. */
export const detailsId = 'details'

export const placePath = (place: AccountPlace, language: Language): string => {
  switch (place) {
    case 'overview':
      return buildPath('my-account', language)
    case 'details':
      return `${buildPath('my-account', language)}#${detailsId}`
    default:
      return buildPath(`my-${place}`, language)
  }
}
