import { env } from '../config/env'
import { builtPages, noteBuilt } from './builtSite'
import { clearBuild } from './clearBuild'
import { runProgram } from './programs'
import { requireShopApi } from './requireShopApi'
import { say } from './say'

/** `npm run build`: the static site in public/, from the configured shop API or, without one, the sandbox in process. */
export async function build(): Promise<void> {
  if (env.shopApiUrl) await requireShopApi(env.shopApiUrl)
  clearBuild()
  const started = Date.now()
  const code = await runProgram('gatsby', ['build'])
  if (code !== 0) throw new Error('The build failed; the message above says where.')
  const built = { pages: builtPages().length, seconds: Math.round((Date.now() - started) / 1000) }
  noteBuilt(built)
  say(`${built.pages} pages built in ${built.seconds} s`)
}
