/**
 * Returns the environment for a program that a command starts: the current environment with the given settings, and
 * without Gatsby's telemetry and update checks.
 */
export function buildChildEnvironment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CHECK_FOR_UPDATES: '0', ...settings }
}
