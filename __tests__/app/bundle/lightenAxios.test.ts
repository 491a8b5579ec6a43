import { existsSync } from 'node:fs'
import { lightAxios } from '../../../src/app/bundle/lightenAxios'

test('every part of axios that the browser goes without is a file of the axios installed here', () => {
  expect(Object.keys(lightAxios).filter((file) => !existsSync(file))).toEqual([])
})
