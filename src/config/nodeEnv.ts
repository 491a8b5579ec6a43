import { checkEnvironment } from './checkEnvironment'

const faults = checkEnvironment(process.env)
if (faults.length > 0) throw new Error(faults.join('\n'))

/** Settings of the commands and the build; never in a browser. Wrong values stop whoever imports this. */
export const nodeEnv = {
  /** Port of the sandbox beside `npm start`. */
  sandboxPort: Number(process.env.SANDBOX_PORT?.trim() || 8001),
  /** The sandbox's database file, relative to the project's folder. */
  sandboxDatabase: process.env.SANDBOX_DATABASE?.trim() || '.sandbox/shop.db',
  /** How many products a build renders, the most important first; 0 = all. */
  prerenderLimit: Number(process.env.PRERENDER_LIMIT?.trim() || 0),
}
