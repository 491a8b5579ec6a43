import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { childEnv } from '../config/childEnv'

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

interface Settings {
  environment?: Record<string, string>
  /** 'watch': its output can be read by the caller, who passes it on; 'kept': its errors too. */
  output?: 'shown' | 'watch' | 'kept'
}

/** Starts a tool. With output 'watch' it leads a process group of its own, so that all it started can be stopped with it. */
export function startProgram(
  program: Program,
  parameters: string[],
  { environment, output = 'shown' }: Settings = {},
): ChildProcess {
  return spawn(process.execPath, [path.join('node_modules', files[program]), ...parameters], {
    env: childEnv(environment),
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', output === 'kept' ? 'pipe' : 'inherit'],
    detached: output === 'watch',
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
