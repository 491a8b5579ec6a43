import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { buildChildEnvironment } from '../config/buildChildEnvironment'

/** The entry files of the installed tools, with which commands can start a tool without a shell or a search path. */
const entryFiles = {
  gatsby: 'gatsby/cli.js',
  // This TypeScript, written in Go, checks types in a third of the time. The linter needs the TypeScript in JavaScript.
  tsc: 'native-typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
  tsx: 'tsx/dist/cli.mjs',
}
export type Program = keyof typeof entryFiles

/**
 * The options of Node for some tools. Test suites create and drop many objects. With this much space for new objects
 * (in MB), the suites need a tenth less time.
 */
const nodeOptions: Partial<Record<Program, string[]>> = { jest: ['--max-semi-space-size=64'] }

const stdio = {
  shown: 'inherit',
  captured: ['ignore', 'pipe', 'pipe'],
  watch: ['ignore', 'pipe', 'inherit', 'ipc'],
} satisfies Record<string, StdioOptions>

interface Settings {
  environment?: Record<string, string>
  /**
   * With 'captured', the caller reads the output. With 'watch', `stopGatsby` can also end the program on every system.
   */
  output?: keyof typeof stdio
}

export function startProgram(
  program: Program,
  parameters: string[],
  { environment, output = 'shown' }: Settings = {},
): ChildProcess {
  const script = path.join('node_modules', entryFiles[program])
  return spawn(process.execPath, [...(nodeOptions[program] ?? []), script, ...parameters], {
    env: buildChildEnvironment(environment),
    stdio: stdio[output],
  })
}

/** Resolves to the exit code when the tool has ended. The code is 1 for a tool that was ended by a signal. */
export async function waitForEnd(child: ChildProcess): Promise<number> {
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode ?? 1
}

export const runProgram = (
  program: Program,
  parameters: string[],
  environment?: Record<string, string>,
): Promise<number> => waitForEnd(startProgram(program, parameters, { environment }))

/** Runs a tool to its end and collects its output, because tools that run at the same time would mix their output. */
export async function runCaptured(
  program: Program,
  parameters: string[],
): Promise<{ exitCode: number; output: string }> {
  const child = startProgram(program, parameters, { output: 'captured' })
  const [exitCode, ...printedTexts] = await Promise.all([
    waitForEnd(child),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ])
  return { exitCode, output: printedTexts.join('') }
}

/** The time in ms within which `gatsby develop` must end after the message to exit. */
const endTimeout = 5000

/**
 * Ends `gatsby develop`, which was started with the output 'watch', and the process that Gatsby started. Sends a
 * message first, because on Windows a signal would end only the first process.
 */
export async function stopGatsby(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const processEnd = waitForEnd(child)
  if (child.connected) child.send({ type: 'COMMAND', action: { type: 'EXIT', payload: 0 } })
  const timeout = setTimeout(() => child.kill('SIGKILL'), endTimeout)
  await processEnd
  clearTimeout(timeout)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The interval in ms at which a command checks that its parent process still exists. */
const parentCheckInterval = 500

/**
 * Cleans up once and ends the command when it receives a signal (Ctrl-C, kill, a closed terminal) or when its parent
 * process has ended. Watching the parent is necessary, because npm passes a kill signal only to its shell, and the
 * shell does not pass it on.
 */
export function cleanUpOnStop(cleanUp: () => Promise<void>): void {
  let isStopping = false
  const handleStop = () => {
    if (isStopping) return
    isStopping = true
    void cleanUp().finally(() => process.exit(0))
  }
  signals.forEach((signal) => process.on(signal, handleStop))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) handleStop()
  }, parentCheckInterval).unref()
}
