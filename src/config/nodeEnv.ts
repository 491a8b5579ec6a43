import { checkEnvironment } from './checkEnvironment'

const errors = checkEnvironment(process.env)
if (errors.length > 0) throw new Error(errors.join('\n'))

const sandboxProducts = Number(process.env.SANDBOX_PRODUCTS?.trim() || 0)

/** Settings of the commands and the build; never in a browser. Wrong values stop whoever imports this. */
export const nodeEnv = {
  /** Port of the sandbox beside `npm start`. */
  sandboxPort: Number(process.env.SANDBOX_PORT?.trim() || 8001),
  /** The sandbox's database file, relative to the project's folder. A bigger catalogue has a file of its own. */
  sandboxDatabase:
    process.env.SANDBOX_DATABASE?.trim() ||
    (sandboxProducts === 0 ? '.sandbox/shop.db' : `.sandbox/shop-${sandboxProducts}.db`),
  /** How many products the sandbox makes up its catalogue to; 0 = the demo as it is. */
  sandboxProducts,
  /** How many products a build renders, the most important first; 0 = all. */
  prerenderLimit: Number(process.env.PRERENDER_LIMIT?.trim() || 0),
  /** Of how many of those it renders every SKU too; 0 = all. */
  prerenderSkuLimit: Number(process.env.PRERENDER_SKU_LIMIT?.trim() || 2000),
}
