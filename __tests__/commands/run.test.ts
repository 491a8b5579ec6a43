import { spawnSync } from 'node:child_process'
import { childEnv } from '../../src/config/childEnv'

function run(words: string[], environment: Record<string, string> = {}) {
  const parameters = ['--import', 'tsx', 'src/commands/run.ts', ...words]
  const { status, stderr } = spawnSync(process.execPath, parameters, { env: childEnv(environment), encoding: 'utf8' })
  return { status, lines: stderr.trim().split('\n') }
}

test('an unknown command is answered with the ones there are', () => {
  const { status, lines } = run(['strat'])
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^There is no command "strat"; choose one of: start, build, serve, /)])
})

test('a wrong environment value stops a command with one line that names it', () => {
  const { status, lines } = run(['build'], { SANDBOX_PORT: 'eight thousand' })
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^SANDBOX_PORT is "eight thousand", but must be /)])
})

test('a shop API that is down stops the build with one line', () => {
  const { status, lines } = run(['build'], { GATSBY_SHOP_API_URL: 'http://127.0.0.1:9' })
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^The shop API does not answer at http:\/\/127\.0\.0\.1:9\/web\/v1\. /)])
})

test.each([
  ['test', 'The parameter "--chnaged" is not known here: choose from --changed.'],
  ['check', 'The parameter "--chnaged" is not known here: there are none.'],
])('npm run %s answers a parameter that it does not know with one line', (name, line) => {
  const { status, lines } = run([name, '--chnaged'])
  expect(status).toBe(1)
  expect(lines).toEqual([line])
})
