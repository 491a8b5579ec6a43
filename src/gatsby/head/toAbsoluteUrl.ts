import { env } from '../../config/env'

/** Returns the full URL of a path, as programs that read the head need it. A picture may have a full one already. */
export const toAbsoluteUrl = (path: string): string => (path.startsWith('/') ? `${env.siteUrl}${path}` : path)
