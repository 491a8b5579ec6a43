import { rmSync } from 'node:fs'
import { nodeEnv } from '../config/nodeEnv'
import { openSandbox } from '../sandbox/openSandbox'
import { buildLocalUrl, isFree } from './ports'
import { say } from './say'

/** `npm run sandbox:reset`: deletes the sandbox's database, including carts and orders, and creates it again. */
export async function sandboxReset(): Promise<void> {
  const port = nodeEnv.sandboxPort
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is in use, perhaps by the sandbox: stop "npm start" first, then reset it.`)
  }
  const file = nodeEnv.sandboxDatabase
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
  openSandbox({
    database: file,
    products: nodeEnv.sandboxProducts,
    demoGiftlist: true,
    siteOrigin: buildLocalUrl(port),
  }).close()
  say(`The sandbox has been reset: ${file}`)
}
