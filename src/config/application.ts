import { name, version } from '../../package.json'

/** What the storefront calls itself to the shop API (SPEC §7: X-Application-Name, X-Application-Version). */
export const application = { name, version }
