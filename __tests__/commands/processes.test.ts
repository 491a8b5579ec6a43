import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnv } from '../../src/config/childEnv'
import { waitForEnd, stopProgram } from '../../src/commands/programs'

/** Removes Jest's worker id from the environment, because Gatsby's workers behave differently. */
const env = childEnv({ JEST_WORKER_ID: '' })

const program = (text: string) =>
  spawn(process.execPath, ['--require', './src/commands/gatsbyProcess.cjs', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  })

/** Starts another program, prints the process id of that program, and runs forever, as Gatsby does. */
const nested = `const { spawn } = require('node:child_process')
  const options = ['--require', './src/commands/gatsbyProcess.cjs', '-e', 'process.send(1); setInterval(() => {}, 1000)']
  const inner = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  inner.once('message', () => console.log(inner.pid))
  setInterval(() => {}, 1000)`

// A slow machine must not use up the time after which a program is killed.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

test('stops a program and its child processes without signals', async () => {
  const child = program(nested)
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  await stopProgram(child)
  await expect(hasEnded(Number(line.toString()))).resolves.toBe(true)
  expect(child.signalCode).toBeNull()
  await stopProgram(child)
})

test('ends a program whose parent was killed', async () => {
  const parent = program(nested)
  const [line] = (await once(parent.stdout ?? parent, 'data')) as [Buffer]
  parent.kill('SIGKILL')
  await expect(hasEnded(Number(line.toString()))).resolves.toBe(true)
})

test('lets a Gatsby worker exit when it has no work left', async () => {
  const worker = spawn(process.execPath, ['--require', './src/commands/gatsbyProcess.cjs', '-e', ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({ GATSBY_WORKER_MODULE_PATH: 'worker.js' }),
  })
  await expect(waitForEnd(worker)).resolves.toBe(0)
})

/** Waits until a process has ended, because the system takes a moment to remove it. */
async function hasEnded(pid: number): Promise<boolean> {
  for (;;) {
    try {
      process.kill(pid, 0)
      await new Promise((turn) => setImmediate(turn))
    } catch {
      return true
    }
  }
}
