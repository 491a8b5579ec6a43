import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnv } from '../../src/config/childEnv'
import { waitForEnd, stopProgram } from '../../src/commands/programs'

/** Not that of a worker, as this test is one of jest's. */
const env = childEnv({ JEST_WORKER_ID: '' })

const program = (text: string) =>
  spawn(process.execPath, ['--require', './src/commands/gatsbyProcess.cjs', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  })

/** Starts a program like itself, says its process id, and goes on for ever, as Gatsby does. */
const nested = `const { spawn } = require('node:child_process')
  const options = ['--require', './src/commands/gatsbyProcess.cjs', '-e', 'process.send(1); setInterval(() => {}, 1000)']
  const inner = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  inner.once('message', () => console.log(inner.pid))
  setInterval(() => {}, 1000)`

test('stopping a program stops what it started as well, without signals', async () => {
  const child = program(nested)
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  await stopProgram(child)
  await expect(gone(Number(line.toString()))).resolves.toBe(true)
  expect(child.signalCode).toBeNull()
  await stopProgram(child)
})

test('a program whose parent was killed ends by itself', async () => {
  const parent = program(nested)
  const [line] = (await once(parent.stdout ?? parent, 'data')) as [Buffer]
  parent.kill('SIGKILL')
  await expect(gone(Number(line.toString()))).resolves.toBe(true)
})

test('a worker of Gatsby is not kept from ending when it has nothing left to do', async () => {
  const worker = spawn(process.execPath, ['--require', './src/commands/gatsbyProcess.cjs', '-e', ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({ GATSBY_WORKER_MODULE_PATH: 'worker.js' }),
  })
  await expect(waitForEnd(worker)).resolves.toBe(0)
})

/** Whether a process is gone, waited for: the system takes a moment to clear it away. */
async function gone(pid: number): Promise<boolean> {
  for (;;) {
    try {
      process.kill(pid, 0)
      await new Promise((turn) => setImmediate(turn))
    } catch {
      return true
    }
  }
}
