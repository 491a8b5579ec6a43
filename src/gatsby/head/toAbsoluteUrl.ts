import { env } from '../../config/env'

/** The whole address of a path of the site: what stands in the head is read by machines that know no page beside it. */
export const toAbsoluteUrl = (path: string): string => `${env.siteUrl}${path}`
