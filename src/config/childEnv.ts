import { availableParallelism } from 'node:os'

/**
 * Returns the environment for a program that a command starts: the current one with Gatsby's telemetry and update
 * checks turned off, and the given settings.
 */
export function childEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CHECK_FOR_UPDATES: '0', ...settings }
}

/**
 * Returns the environment for Gatsby, which also loads a script into each of its processes and renders HTML on every
 * core.
 */
export function gatsbyEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const options = [process.env.NODE_OPTIONS, '--require ./src/commands/gatsbyProcess.cjs'].filter(Boolean).join(' ')
  // Gatsby reserves one core for the process that waits for the others.
  const cores = process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1)
  return childEnv({ NODE_OPTIONS: options, GATSBY_CPU_COUNT: cores, ...settings })
}
