import { PassThrough } from 'node:stream'
import { watchGatsbyLog } from '../../src/commands/watchGatsbyLog'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => jest.restoreAllMocks())

const log = (level: string, text: string, more: object = {}) =>
  JSON.stringify({ type: 'LOG', payload: { level, text, ...more } })

async function read(...lines: string[]): Promise<jest.Mock> {
  const output = new PassThrough()
  const onReady = jest.fn()
  watchGatsbyLog(output, onReady)
  output.end(lines.map((line) => `${line}\n`).join(''))
  await new Promise((resolve) => output.once('close', resolve))
  await new Promise(setImmediate)
  return onReady
}

test('errors and warnings are printed with their location, and progress messages are not', async () => {
  const place = {
    filePath: 'src/templates/cart.tsx',
    location: { start: { line: 3, column: 7 } },
    codeFrame: '> 3 | <Cart',
  }
  await read(
    log('SUCCESS', 'createPages - 3.4s'),
    log('INFO', 'Writing GraphQL type definitions'),
    JSON.stringify({ type: 'ACTIVITY_START', payload: { text: 'Building' } }),
    log('WARNING', 'a picture is missing'),
    log('ERROR', 'Unexpected token', place),
  )
  expect(printed).toEqual([
    'Warning: a picture is missing\n',
    'Error in src/templates/cart.tsx:3:7: Unexpected token\n> 3 | <Cart\n',
  ])
})

test('a repeated error is printed only once until a step succeeds', async () => {
  await read(log('ERROR', 'broken'), log('ERROR', 'broken'), log('SUCCESS', 'mended'), log('ERROR', 'broken'))
  expect(printed).toEqual(['Error: broken\n', 'Error: broken\n'])
})

test('lines that are not log entries are printed unchanged', async () => {
  await read('hello', '{"odd": true}', 'null')
  expect(printed).toEqual(['hello\n', '{"odd": true}\n', 'null\n'])
})

test('the callback runs once when the server is ready', async () => {
  const ready = log('LOG', 'You can now view up-north-storefront in the browser.')
  expect(await read(ready, ready)).toHaveBeenCalledTimes(1)
  expect(await read(log('INFO', 'bootstrap finished'))).not.toHaveBeenCalled()
})
