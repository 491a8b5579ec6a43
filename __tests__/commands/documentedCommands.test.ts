import { readdirSync, readFileSync } from 'node:fs'
import { scripts } from '../../package.json'
import { runCommand } from '../support/runCommand'

const docs = readdirSync('docs').filter((name) => name.endsWith('.md'))
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.map((name) => `docs/${name}`)]

/** The names of the documented commands, each with all parameters that the pages name. */
const commands = new Map<string, string>()
for (const page of pages) {
  const found = readFileSync(page, 'utf8').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))(?: --( [^`#|\n]+))?/g)
  for (const [, run, other = '', parameters = ''] of found) {
    const name = run ?? other
    commands.set(name, (commands.get(name) ?? '') + parameters)
  }
}

/** The descriptions of the commands in README's table. */
const table = new Map(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)` +\| (.+?) +\|$/gm)].map(
    ([, name, does]) => [name, does],
  ),
)

/** The scripts that src/commands/run.ts starts. The others start a tool that has options of its own. */
const ownCommands = Object.entries(scripts)
  .filter(([, script]) => script.includes('src/commands/run.ts'))
  .map(([name]) => name)

test('the table of commands in the README lists every npm script', () => {
  expect([...table.keys()].sort()).toEqual(Object.keys(scripts).sort())
})

test('every documented command is an npm script', () => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...commands.keys()]))
})

test.each(ownCommands)('"%s" accepts the documented parameters, and its --help says what the README says', (name) => {
  const { status, lines } = runCommand(`${name}${commands.get(name)} --help`)
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^npm (run )?${name}( -- .+)?: `))])
  expect(lines[0]).toContain(`: ${table.get(name)}`)
  expect(status).toBe(0)
})
