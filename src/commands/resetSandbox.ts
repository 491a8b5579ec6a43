import { existsSync, rmSync } from 'node:fs'
import { nodeEnv } from '../config/nodeEnv'
import { isOpenElsewhere } from '../sandbox/database/isOpenElsewhere'
import { openSandbox } from '../sandbox/openSandbox'
import { printLine } from './printLine'

/** `npm run sandbox:reset`: deletes the sandbox's database, including carts and orders, and creates it again. */
export function resetSandbox(): void {
  const file = nodeEnv.sandboxDatabase
  if (existsSync(file) && isOpenElsewhere(file)) {
    throw new Error(`${file} is in use: stop "npm start" or "npm run serve" first, then reset it.`)
  }
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
  openSandbox({
    database: file,
    products: nodeEnv.sandboxProducts,
    hasDemoGiftlist: true,
  }).close()
  printLine(`The sandbox has been reset: ${file}`)
}
