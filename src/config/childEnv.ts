import { availableParallelism } from 'node:os'

/**
 * The environment for a program that a command starts: this one's, with Gatsby kept
 * from phoning home and the settings given on top.
 */
export function childEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CHECK_FOR_UPDATES: '0', ...settings }
}

/** Besides, for Gatsby: a script that goes into each of its processes, and a renderer of HTML on every core. */
export function gatsbyEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const options = [process.env.NODE_OPTIONS, '--require ./src/commands/gatsbyProcess.cjs'].filter(Boolean).join(' ')
  // Gatsby leaves one core to the process that waits for the others.
  const cores = process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1)
  return childEnv({ NODE_OPTIONS: options, GATSBY_CPU_COUNT: cores, ...settings })
}
