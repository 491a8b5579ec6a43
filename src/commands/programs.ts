import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
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
  kept: ['ignore', 'pipe', 'pipe'],
  watch: ['ignore', 'pipe', 'inherit', 'ipc'],
} satisfies Record<string, StdioOptions>

interface Settings {
  environment?: Record<string, string>
  /** 'kept': the caller reads what it prints. 'watch': besides, it can be ended on every system by `stopProgram`. */
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

/** Resolves to the exit code, when the tool has ended; a tool ended by a signal counts as 1. */
export function ended(child: ChildProcess): Promise<number> {
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
  return ended(startProgram(program, parameters, environment ? { environment } : {}))
}
