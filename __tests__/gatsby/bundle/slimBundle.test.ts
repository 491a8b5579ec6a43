import { existsSync } from 'node:fs'
import { version } from 'axios/package.json'
import { slimAxios } from '../../../src/gatsby/bundle/slimBundle'

test('the installed axios is the version whose unused files were chosen', () => {
  // Before this number changes: see what the new version imports, and send requests with the built site (npm run e2e).
  expect(version).toBe('1.21.1')
})

test('every unused file of axios exists in the installed version', () => {
  expect(Object.keys(slimAxios).filter((file) => !existsSync(file))).toEqual([])
})
