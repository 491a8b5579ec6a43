import { formatUsage, readOptions } from '../../src/commands/readOptions'

const start = { options: ['port' as const, 'host' as const] }

test.each([
  [[], {}],
  [['--port', '8010'], { port: 8010 }],
  [['--port=8010'], { port: 8010 }],
  [['--host'], { host: '0.0.0.0' }],
  [['--host', '192.168.1.5'], { host: '192.168.1.5' }],
  [['--host', '--port', '8010'], { port: 8010, host: '0.0.0.0' }],
  [['--host=::'], { host: '::' }],
  [['--port', '8010', '--help'], { port: 8010, help: true }],
])(
  'the options %j are read; a server listens on this machine only, unless they say otherwise',
  (parameters, options) => {
    expect(readOptions('start', start, parameters)).toEqual({ host: null, parameters: [], ...options })
  },
)

test('all parameters are passed on to Playwright, except that --help is for the command', () => {
  const parameters = ['cart', '--headed', '--help']
  expect(readOptions('e2e', { playwright: true }, parameters)).toEqual({ help: true, host: null, parameters })
})

test.each([
  ['--port eight', '--port is "eight", but must be a port number from 1 to 65535'],
  ['--port 70000', '--port is "70000", but must be a port number from 1 to 65535'],
  ['--port 0', '--port is "0", but must be a port number from 1 to 65535'],
  ['--port', "Option '--port <value>' argument missing"],
  ['--prot 8010', "Unknown option '--prot'"],
  ['--changed', "Unknown option '--changed'"],
  ['8010', "Unknown word '8010'"],
])('"%s" is rejected with one line that shows the usage', (parameters, problem) => {
  const line = `${problem}. Usage: npm start -- [--port 8010] [--host 0.0.0.0]`
  expect(() => readOptions('start', start, parameters.split(' '))).toThrow(line)
})

test.each([
  ['build', {}, 'npm run build'],
  ['test', { options: ['changed' as const] }, 'npm test -- [--changed]'],
  ['e2e', { playwright: true }, 'npm run e2e -- [parameters of Playwright]'],
])('the usage shows how to type %s', (name, accepted, usage) => {
  expect(formatUsage(name, accepted)).toBe(usage)
})
