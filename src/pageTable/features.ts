import type { RootLink } from '../contract/calls/allCalls'
import type { Links } from '../contract/links'

interface FeatureNeeds {
  /** The links in the root of the shop API that the feature requires. */
  links: readonly RootLink[]
  /** The ids of the pages that belong to the feature. */
  pages: readonly string[]
}

/**
 * The features that a shop may lack, and whose absence the build can detect. Other features depend on a link of a cart,
 * a session or an order, so the browser decides on them: gift wrapping, vouchers, pickup points, returns, and the parts
 * of an account.
 */
const featureNeeds = {
  accounts: { links: ['login', 'create_account'], pages: ['my-account', 'my-details', 'my-addresses', 'new-account'] },
  passwordRecovery: { links: ['password_reset', 'password_set'], pages: ['password-recovery'] },
  guests: { links: ['create_guest'], pages: [] },
  orderSearch: { links: ['find_order'], pages: [] },
  wishlist: { links: [], pages: ['my-wishlist'] },
  giftlists: {
    links: ['public_giftlist', 'find_giftlist'],
    pages: [
      ...['giftlist-home', 'giftlist-buy', 'giftlist-create', 'giftlist'],
      ...['my-giftlists', 'my-giftlist-items', 'my-giftlist-orders'],
    ],
  },
  campaigns: { links: ['campaigns'], pages: [] },
  showroom: { links: ['campaigns'], pages: ['showroom'] },
  newsletter: { links: ['newsletter', 'newsletter_confirm', 'newsletter_unsubscribe'], pages: ['newsletter'] },
  stockAlerts: { links: ['stock_alert', 'stock_alert_confirm', 'stock_alert_end'], pages: ['stock-alert'] },
  appointments: { links: ['appointment_slots', 'book_appointment', 'cancel_appointment'], pages: ['appointments'] },
  messages: { links: ['send_message'], pages: [] },
  complaints: { links: ['send_complaint'], pages: [] },
  adviceRequests: { links: ['send_advice_request'], pages: [] },
  applications: { links: ['apply', 'upload_file'], pages: [] },
  uploads: { links: ['upload_file'], pages: [] },
  // The following features depend on no link. Only data/shop.json can turn them off.
  interiorAdvice: { links: [], pages: ['interior-advice'] },
  team: { links: [], pages: ['team'] },
  jobs: { links: [], pages: ['jobs'] },
  customerReviews: { links: [], pages: ['customer-reviews'] },
  customersOfTheMonth: { links: [], pages: ['customer-of-the-month'] },
  filters: { links: [], pages: [] },
  toScale: { links: [], pages: [] },
} as const satisfies Record<string, FeatureNeeds>

export type Feature = keyof typeof featureNeeds

export type Features = Record<Feature, boolean>

export const featureNames = Object.keys(featureNeeds) as Feature[]

/** The feature that a feature needs, by the name of the feature that needs it. */
const dependencies: Partial<Record<Feature, Feature>> = {
  passwordRecovery: 'accounts',
  giftlists: 'accounts',
  showroom: 'campaigns',
}

/**
 * Determines the features of the shop: those that the links of the root allow, except those that data/shop.json turns
 * off and those that need a missing feature. The showroom must be one of the campaigns, and appointments need a store
 * to visit.
 * @param links the links of the root; null for an API that has every link
 */
export function determineFeatures(
  links: Links | null,
  switches: Partial<Features> = {},
  { hasShowroom, hasStore } = { hasShowroom: true, hasStore: true },
): Features {
  const decideFeature = (feature: Feature): boolean => {
    const neededFeature = dependencies[feature]
    const isOffered =
      featureNeeds[feature].links.every((link) => links === null || link in links) &&
      (feature !== 'showroom' || hasShowroom) &&
      (feature !== 'appointments' || hasStore)
    return isOffered && switches[feature] !== false && (neededFeature === undefined || decideFeature(neededFeature))
  }
  return Object.fromEntries(featureNames.map((feature) => [feature, decideFeature(feature)])) as Features
}

/** Returns one line for each feature that data/shop.json turns on, but that the shop lacks. */
export function findSwitchErrors(features: Features, switches: Partial<Features>): string[] {
  return featureNames
    .filter((feature) => switches[feature] === true && !features[feature])
    .map((feature) => {
      const { links } = featureNeeds[feature]
      return `data/shop.json: features.${feature} is on, but the shop API lacks it (links of the root: ${links.join(', ')}).`
    })
}

/** Returns whether the shop has the feature to which a page belongs. A page of no feature is always offered. */
export function isPageOffered({ id, template }: { id: string; template: string }, features: Features): boolean {
  if (template === 'campaign') return features.campaigns
  // Customers find their orders on this page, and guests find an order by its number.
  if (template === 'account-orders') return features.accounts || features.orderSearch
  return featureNames.every(
    (feature) => features[feature] || !(featureNeeds[feature].pages as readonly string[]).includes(id),
  )
}
