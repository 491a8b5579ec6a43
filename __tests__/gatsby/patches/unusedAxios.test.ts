import { existsSync } from 'node:fs'
import { version } from 'axios/package.json'
import { unusedAxiosAliases } from '../../../src/gatsby/patches/unusedAxios'

test('the installed axios is the version for which the unused files were selected', () => {
  // Before changing this number, check what the new version imports and run the end-to-end tests on the built site.
  expect(version).toBe('1.21.1')
})

test('the selected files exist in the installed axios', () => {
  expect(Object.keys(unusedAxiosAliases).filter((file) => !existsSync(file))).toEqual([])
})
