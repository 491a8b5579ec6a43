import { checkNodeVersion } from '../../src/commands/checkNodeVersion'
import { engines } from '../../package.json'

test.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v22.11.0', '24.1.0', 'v25.9.0'])('Node %s is accepted', (version) => {
  expect(checkNodeVersion(version)).toBeNull()
})

test.each([
  ['v20.18.3', 'old'],
  ['v18.20.0', 'old'],
  ['v16.0.0', 'old'],
  ['', 'old'],
  ['v26.0.0', 'new'],
  ['v100.1.0', 'new'],
])('Node "%s" is rejected as too %s, with one line that says what to install', (version, age) => {
  const error = checkNodeVersion(version)
  expect(error).toContain(`is too ${age}: install Node 20.19 or newer, up to 25,`)
  expect(error).not.toContain('\n')
})

test('the required versions are those of package.json', () => {
  expect(engines.node).toBe('>=20.19 <26')
})
