import { env } from '../../config/env'

/**
 * Returns the full URL of a path, because programs that read the head require one. A picture may already have a full
 * URL.
 */
export const buildAbsoluteUrl = (path: string): string => (path.startsWith('/') ? `${env.siteUrl}${path}` : path)
