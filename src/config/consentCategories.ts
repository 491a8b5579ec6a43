import { env } from './env'

type ServiceIds = Pick<typeof env, 'googleTagManagerId' | 'adPixelId' | 'clarityId'>

/** Returns the categories for which the configured services need the user's consent. */
export function listConsentCategories({ googleTagManagerId, adPixelId, clarityId }: ServiceIds) {
  return [
    ...(googleTagManagerId ? ['statistics' as const] : []),
    ...(googleTagManagerId || adPixelId ? ['advertising' as const] : []),
    ...(clarityId ? ['recordings' as const] : []),
  ]
}

export const consentCategories = listConsentCategories(env)
