import { availableParallelism } from 'node:os'

/**
 * Returns the environment for a program that a command starts: the current one, with the given settings and with
 * Gatsby's telemetry and update checks turned off.
 */
export function childEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CHECK_FOR_UPDATES: '0', ...settings }
}

/**
 * Returns the environment for Gatsby. It also loads a script into each of Gatsby's processes and uses every core to
 * render HTML.
 */
export function gatsbyEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const options = [process.env.NODE_OPTIONS, '--require ./src/commands/gatsbyProcess.cjs'].filter(Boolean).join(' ')
  // Gatsby reserves one core for the main process, which only waits for the workers.
  const cores = process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1)
  return childEnv({ NODE_OPTIONS: options, GATSBY_CPU_COUNT: cores, ...settings })
}
