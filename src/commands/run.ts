/**
 * The entry point of every npm command: `node --import tsx src/commands/run.ts NAME`. A command is imported only after
 * the version of Node has been checked. Its errors are printed as one line that says what to do.
 */
import { explain } from './say'
import { checkNodeVersion } from './nodeVersion'

type Command = () => Promise<void>

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start')).start,
  build: async () => (await import('./build')).build,
  serve: async () => (await import('./site/serve')).serve,
  test: async () => (await import('./stages/check')).test,
  check: async () => (await import('./stages/check')).check,
  budgets: async () => (await import('./measure/budgets')).budgets,
  e2e: async () => (await import('./browserTests/e2e')).e2e,
  'e2e:develop': async () => (await import('./browserTests/e2e')).developTests,
  'e2e:services': async () => (await import('./browserTests/services')).serviceTests,
  'e2e:nginx': async () => (await import('./browserTests/nginxTests')).nginxTests,
  screenshots: async () => (await import('./browserTests/e2e')).screenshots,
  bench: async () => (await import('./measure/bench')).bench,
  'sandbox:reset': async () => (await import('./sandboxReset')).sandboxReset,
}

async function main(): Promise<void> {
  const error = checkNodeVersion(process.version)
  if (error) throw new Error(error)
  const { loadProjectEnvFile } = await import('../config/loadEnvFile')
  loadProjectEnvFile()
  // Invalid values stop a command here, before it has done half of its work.
  await import('../config/nodeEnv')
  const name = process.argv[2] ?? ''
  const load = commands[name]
  if (!load) throw new Error(`There is no command "${name}"; choose one of: ${Object.keys(commands).join(', ')}.`)
  const command = await load()
  await command()
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
