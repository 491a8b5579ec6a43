/**
 * The entry point of the commands below: `node --import tsx src/commands/run.ts NAME`. A command is imported only after
 * the version of Node and the options have been checked. If the command fails, only the message of the error is
 * printed, on one line.
 */
import { checkNodeVersion } from './checkNodeVersion'
import { formatUsage, readOptions, type AcceptedOptions, type Options } from './readOptions'
import { explainError, printLine } from './printLine'

interface Command extends AcceptedOptions {
  /** The description of the command in README's table, which `npm run NAME -- --help` prints. */
  does: string
  load: () => Promise<(options: Options) => void | Promise<void>>
}

const commands: Record<string, Command> = {
  start: {
    does: 'serves the shop on port 8000 with the sandbox in it, for development',
    options: ['port', 'host'],
    load: async () => (await import('./startDevelopment')).startDevelopment,
  },
  'sandbox:reset': {
    does: "recreates the sandbox's database",
    load: async () => (await import('./resetSandbox')).resetSandbox,
  },
  build: {
    does: 'builds the static site in `public/`; without a shop API, the sandbox answers in the same process',
    load: async () => (await import('./buildSite')).buildSite,
  },
  serve: {
    does: 'serves the built site on port 9000 as a host should, with the sandbox beside it',
    options: ['port'],
    load: async () => (await import('./site/serveSite')).serveSite,
  },
  test: {
    does: 'checks types, lint, import rules, format and unused code, and runs all Jest tests',
    options: ['changed'],
    load: async () => (await import('./stages/check')).runTests,
  },
  contract: {
    does: 'walks through a shop API as customers do, and says for each call what differs from the contract',
    options: ['url', 'site', 'level', 'only', 'voucher', 'pay', 'json'],
    load: async () => (await import('./checkContract')).checkContract,
  },
  budgets: {
    does: 'compares the built site with its size budgets',
    load: async () => (await import('./measure/checkBudgets')).checkBudgets,
  },
  e2e: {
    does: "runs the browser tests on the built site, in your Chromium (`CHROMIUM_PATH` if it isn't found)",
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).runEndToEndTests,
  },
  'e2e:develop': {
    does: 'runs the browser tests of the development server and of a plain Gatsby build, in a copy of the project',
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).runDevelopmentTests,
  },
  'e2e:services': {
    does: 'builds with every service configured and tests consent and events',
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).runServiceTests,
  },
  check: {
    does: 'runs all checks of CI: the code, all Jest tests, the build with its budgets and pages, and the browser tests',
    load: async () => (await import('./stages/check')).runAllChecks,
  },
  'e2e:firefox': {
    does: 'runs the most important journeys on the built site, in your Firefox',
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).runFirefoxTests,
  },
  'e2e:nginx': {
    does: 'runs the browser tests against nginx with the generated file',
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).runNginxTests,
  },
  'contract:docs': {
    does: 'writes the reference pages and the OpenAPI document of the shop API in `docs/shop-api`',
    load: async () => (await import('./contractDocs/writeContractDocs')).writeContractDocs,
  },
  bench: {
    does: 'measures the built pages on a slow phone',
    load: async () => (await import('./measure/runBenchmark')).runBenchmark,
  },
  screenshots: {
    does: 'takes screenshots of the main pages at 1440 and 390 px in `test-results/screenshots`',
    playwright: true,
    load: async () => (await import('./browserTests/e2e')).takeScreenshots,
  },
  'new-shop': {
    does: 'copies the project to a new folder, with an empty catalogue and placeholders instead of the demo',
    folder: true,
    load: async () => (await import('./newShop/createNewShop')).createNewShop,
  },
  pictures: {
    does: 'creates the renditions of new catalogue pictures',
    load: async () => (await import('./createRenditions')).createRenditions,
  },
  downloads: {
    does: 'prints the care guides of `data/downloads` to PDF',
    load: async () => (await import('./printDownloads')).printDownloads,
  },
  mails: {
    does: 'renders the blocks from which the sandbox composes its HTML emails',
    load: async () => (await import('./mails/writeMailBlocks')).writeMailBlocks,
  },
}

async function runCommand(): Promise<void> {
  const error = checkNodeVersion(process.version)
  if (error) throw new Error(error)
  const [name = '', ...parameters] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}"; choose one of: ${Object.keys(commands).join(', ')}.`)
  const options = readOptions(name, command, parameters)
  if (options.help) return printLine(`${formatUsage(name, command)}: ${command.does}`)
  await import('../config/loadEnvironment')
  // The settings are imported here, so that an invalid value stops the command before it begins its work.
  await import('../config/nodeEnv')
  const { checkShopFile } = await import('../pageTable/sources/checkShopFile')
  checkShopFile()
  if (command.playwright) await rejectUnknownParameters(options.parameters)
  const run = await command.load()
  await run(options)
}

/** Lets Playwright check its parameters before a site is built for the tests. */
async function rejectUnknownParameters(parameters: string[]): Promise<void> {
  if (!parameters.some((parameter) => parameter.startsWith('-'))) return
  const { runCaptured } = await import('./programs')
  const { output } = await runCaptured('playwright', ['test', '--list', ...parameters])
  const [, problem] = /^error: (.+)/.exec(output) ?? []
  if (problem) throw new Error(`Playwright says: ${problem}.`)
}

runCommand().catch((error: unknown) => {
  process.stderr.write(`${explainError(error)}\n`)
  process.exit(1)
})
