import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import path from 'node:path'
import { childEnv, gatsbyEnv } from '../config/childEnv'

/** The installed tools that commands start, each by its own file: no shell and no search path between. */
const files = {
  gatsby: 'gatsby/cli.js',
  tsc: 'typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
  tsx: 'tsx/dist/cli.mjs',
}
export type Program = keyof typeof files

const stdio = {
  shown: 'inherit',
  captured: ['ignore', 'pipe', 'pipe'],
  watch: ['ignore', 'pipe', 'inherit', 'ipc'],
} satisfies Record<string, StdioOptions>

interface Settings {
  environment?: Record<string, string>
  /** 'captured': the caller reads what it prints. 'watch': besides, it can be waitForEnd on every system by `stopProgram`. */
  output?: keyof typeof stdio
}

/** Starts a tool as a process of its own, with the project's folder as its place. */
export function startProgram(
  program: Program,
  parameters: string[],
  { environment, output = 'shown' }: Settings = {},
): ChildProcess {
  return spawn(process.execPath, [path.join('node_modules', files[program]), ...parameters], {
    env: program === 'gatsby' ? gatsbyEnv(environment) : childEnv(environment),
    stdio: stdio[output],
  })
}

/** Resolves to the exit code, when the tool has waitForEnd; a tool waitForEnd by a signal counts as 1. */
export function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a tool to its end and tells its exit code. */
export function runProgram(
  program: Program,
  parameters: string[],
  environment?: Record<string, string>,
): Promise<number> {
  return waitForEnd(startProgram(program, parameters, environment ? { environment } : {}))
}

/** How long a program gets to end by itself, in ms. */
const patience = 5000

/**
 * Ends a program that was started with output 'watch', and all that it started. Closing its channel is enough, on
 * Windows too: each process of Gatsby ends when its parent's channel closes (gatsbyProcess.cjs).
 */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = waitForEnd(child)
  if (child.connected) child.disconnect()
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience)
  await end
  clearTimeout(impatient)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How often a command looks whether what started it is still there, in ms. */
const pause = 500

/**
 * Cleans up once when the command is told to stop (Ctrl-C, kill, a closed terminal) or when the process that started it
 * is gone: npm hands a kill on to its shell alone, and the shell to nobody. Then the command ends.
 */
export function onStop(cleanUp: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void cleanUp().finally(() => process.exit(0))
  }
  signals.forEach((signal) => process.on(signal, stop))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, pause).unref()
}
