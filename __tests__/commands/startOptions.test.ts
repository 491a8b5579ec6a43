/** @jest-environment node */
import { readStartOptions } from '../../src/commands/startOptions'

test('the development server listens on port 8000 of this machine only, unless options say otherwise (SPEC §9)', () => {
  expect(readStartOptions([])).toEqual({ port: 8000, host: null })
})

test.each([
  [['--port', '8010'], { port: 8010, host: null }],
  [['--port=8010'], { port: 8010, host: null }],
  [['--host'], { port: 8000, host: '0.0.0.0' }],
  [['--host', '192.168.1.5'], { port: 8000, host: '192.168.1.5' }],
  [['--host', '--port', '8010'], { port: 8010, host: '0.0.0.0' }],
  [['--host=::'], { port: 8000, host: '::' }],
])('parses the options %j', (parameters, options) => {
  expect(readStartOptions(parameters)).toEqual(options)
})

test.each([
  [['--port', 'eight'], /^--port is "eight", but must be a port number from 1 to 65535: npm start -- /],
  [['--port', '70000'], /^--port is "70000", /],
  [['--port', '0'], /^--port is "0", /],
  [['--prot', '8010'], /^"--prot 8010" has an unknown option: npm start -- /],
  [['8010'], /^"8010" has an unknown option/],
])('rejects %j with one line that shows the usage', (parameters, message) => {
  expect(() => readStartOptions(parameters)).toThrow(message)
})
