import { env } from '../../config/env'

/** Returns the full URL of a path, which programs that read the head require. */
export const toAbsoluteUrl = (path: string): string => `${env.siteUrl}${path}`
