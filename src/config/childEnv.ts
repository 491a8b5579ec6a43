/**
 * The environment for a program that a command starts: this one's, with Gatsby kept
 * from phoning home and the settings given on top.
 */
export function childEnv(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CHECK_FOR_UPDATES: '0', ...settings }
}
