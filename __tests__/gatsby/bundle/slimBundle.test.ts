import { existsSync } from 'node:fs'
import { version } from 'axios/package.json'
import { slimAxios } from '../../../src/gatsby/bundle/slimBundle'

test('matches the installed axios with the version for which the unused files were chosen', () => {
  // Before changing this number, look at what the new version imports, and send requests from the built site (npm run
  // e2e).
  expect(version).toBe('1.21.1')
})

test('names only files that exist in the installed axios', () => {
  expect(Object.keys(slimAxios).filter((file) => !existsSync(file))).toEqual([])
})
