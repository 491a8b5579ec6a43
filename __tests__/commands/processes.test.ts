import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ended } from '../../src/commands/programs'
import { stopGroup } from '../../src/commands/stopGroup'
import { whenLine } from '../../src/commands/whenLine'

const program = (text: string) =>
  spawn(process.execPath, ['-e', text], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

test('stopping a program stops what it started as well', async () => {
  const nested = `const { spawn } = require('node:child_process')
    const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(inner.pid); setInterval(() => {}, 1000)`
  const child = program(nested)
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const inner = Number(line.toString())
  await stopGroup(child)
  await expect(gone(inner)).resolves.toBe(true)
  await stopGroup(child)
})

test('a line of output starts something once, and is passed on', async () => {
  const child = program(`console.log('busy'); console.log('ready at 8000'); console.log('ready again')`)
  const then = jest.fn()
  whenLine(child, 'ready', then)
  await Promise.all([ended(child), once(child, 'close')])
  expect(then).toHaveBeenCalledTimes(1)
  expect(process.stdout.write).toHaveBeenCalledWith('busy\n')
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
