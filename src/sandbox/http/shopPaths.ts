import type { Lang } from './language'

/** The storefront's pages that the shop leads to (SPEC §2; data/pages.json). */
export const shopPaths: Record<
  'status' | 'confirmation' | 'account' | 'recovery' | 'newsletter',
  Record<Lang, string>
> = {
  status: { nl: '/nl/afrekenen/status', en: '/en/checkout/status' },
  confirmation: { nl: '/nl/order/bevestiging', en: '/en/order/confirmation' },
  account: { nl: '/nl/mijn-account', en: '/en/my-accocunt' },
  recovery: { nl: '/nl/wachtwoord-opvragen', en: '/en/password-recovery' },
  newsletter: { nl: '/nl/nieuwsbrief', en: '/en/newsletter' },
}
