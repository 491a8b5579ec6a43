import { findShopDay } from '../../../i18n/dates'

/** Whether gifts are still hidden from the owner of a list. `hidden_until` is the first ISO day on which they show. */
export const isSurprise = (hidden_until: string, today = findShopDay()): boolean => today < hidden_until
