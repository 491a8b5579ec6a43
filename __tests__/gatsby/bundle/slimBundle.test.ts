import { existsSync } from 'node:fs'
import { slimAxios } from '../../../src/gatsby/bundle/slimBundle'

test('every part of axios that the browser goes without is a file of the axios installed here', () => {
  expect(Object.keys(slimAxios).filter((file) => !existsSync(file))).toEqual([])
})
