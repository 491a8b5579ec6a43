/** @jest-environment jest-fixed-jsdom */
import { resolveObjectURL } from 'node:buffer'
import { saveFile } from '../../../src/features/account/home/saveFile'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the browser can read the file for a minute after the click, since some browsers start late', async () => {
  const clicked: HTMLAnchorElement[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  saveFile('up-north.json', '{"city":"Gent"}')
  const [link] = clicked
  expect(clicked).toHaveLength(1)
  expect(link!.download).toBe('up-north.json')
  const read = () => resolveObjectURL(link!.href)
  for (const wait of [0, 1000, 58_000]) {
    jest.advanceTimersByTime(wait)
    expect(read()?.type).toBe('application/json')
    expect(await read()?.text()).toBe('{"city":"Gent"}')
  }
  jest.advanceTimersByTime(1000)
  expect(read()).toBeUndefined()
})
