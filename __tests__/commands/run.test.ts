import { runCommand } from '../support/runCommand'

test.each([
  ['strat', {}, /^There is no command "strat"; choose one of: start, sandbox:reset, build, /],
  ['build', { SANDBOX_PRODUCTS: 'eight thousand' }, /^SANDBOX_PRODUCTS is "eight thousand", but must be /],
  ['check --chnaged', {}, /^Unknown option '--chnaged'\. Usage: npm run check$/],
  ['e2e --headde', {}, /^Playwright says: unknown option '--headde'\.$/],
  [
    'downloads',
    { CHROMIUM_PATH: '/no/browser' },
    /^There is no Chromium at CHROMIUM_PATH \(\/no\/browser\): correct it, /,
  ],
])('"%s" stops in the environment %j with one line', (command, environment, line) => {
  expect(runCommand(command, environment)).toEqual({ status: 1, lines: [expect.stringMatching(line)] })
})
