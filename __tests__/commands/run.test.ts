import { spawnSync } from 'node:child_process'
import { childEnv } from '../../src/config/childEnv'

function run(words: string[], environment: Record<string, string> = {}) {
  const parameters = ['--import', 'tsx', 'src/commands/run.ts', ...words]
  const { status, stderr } = spawnSync(process.execPath, parameters, { env: childEnv(environment), encoding: 'utf8' })
  return { status, lines: stderr.trim().split('\n') }
}

test('lists the known commands when a command is unknown', () => {
  const { status, lines } = run(['strat'])
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^There is no command "strat"; choose one of: start, build, serve, /)])
})

test('stops a command with one line about an invalid environment variable', () => {
  const { status, lines } = run(['build'], { SANDBOX_PORT: 'eight thousand' })
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^SANDBOX_PORT is "eight thousand", but must be /)])
})

test('stops the build with one line when the shop API is down', () => {
  const { status, lines } = run(['build'], { GATSBY_SHOP_API_URL: 'http://127.0.0.1:9' })
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^The shop API does not answer at http:\/\/127\.0\.0\.1:9\/web\/v1\. /)])
})

test.each([
  ['test', 'The parameter "--chnaged" is unknown: choose from --changed.'],
  ['check', 'The parameter "--chnaged" is unknown: there are no parameters.'],
])('rejects an unknown parameter of npm run %s with one line', (name, line) => {
  const { status, lines } = run([name, '--chnaged'])
  expect(status).toBe(1)
  expect(lines).toEqual([line])
})
