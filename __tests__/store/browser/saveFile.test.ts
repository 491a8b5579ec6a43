/** @jest-environment jest-fixed-jsdom */
import { saveFile } from '../../../src/store/browser/saveFile'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the browser can read the file for a minute after the click, because some browsers start late', async () => {
  const clicked: HTMLAnchorElement[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  const create = jest.spyOn(URL, 'createObjectURL')
  const revoke = jest.spyOn(URL, 'revokeObjectURL')
  saveFile('up-north.json', '{"city":"Gent"}')
  const [link] = clicked
  expect(clicked).toHaveLength(1)
  expect(link!.download).toBe('up-north.json')
  expect(link!.href).toBe(create.mock.results[0]!.value)
  const [file] = create.mock.calls[0]!
  expect(await (file as Blob).text()).toBe('{"city":"Gent"}')
  jest.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(revoke).toHaveBeenCalledWith(link!.href)
})
