import { nodeVersionFault } from '../../src/commands/nodeVersion'

test.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v22.11.0', '24.1.0'])('Node %s will do', (version) => {
  expect(nodeVersionFault(version)).toBeNull()
})

test.each(['v20.18.3', 'v18.20.0', 'v16.0.0', ''])(
  'Node "%s" is refused in one line that says what to do',
  (version) => {
    const fault = nodeVersionFault(version)
    expect(fault).toMatch(/install Node 20\.19 or newer/)
    expect(fault).not.toContain('\n')
  },
)
