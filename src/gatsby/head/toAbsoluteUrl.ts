import { env } from '../../config/env'

/** Returns the full URL of a path, which programs that read the head require. A picture may have a full one already. */
export const toAbsoluteUrl = (path: string): string => (path.startsWith('/') ? `${env.siteUrl}${path}` : path)
