import { env } from '../../config/env'

/** Returns the full URL of a path, as programs that read the head need it. */
export const toAbsoluteUrl = (path: string): string => `${env.siteUrl}${path}`
