import { existsSync, rmSync, writeFileSync } from 'node:fs'
import {
  forgetBuild,
  isSiteFresh,
  listBuiltPages,
  recordBuild,
  requireBuiltSite,
} from '../../../src/gatsby/build/builtSite'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const project = process.cwd()
const files = { 'public/404.html': '', 'public/nl/index.html': '', 'src/a.ts': 'one', 'data/pages.json': '[]' }

beforeEach(() => process.chdir(folderWith(files)))
afterEach(() => process.chdir(project))

test('a recorded build is fresh until the content of a source changes, and again when the change is undone', () => {
  recordBuild()
  expect(isSiteFresh()).toBe(true)
  writeFileSync('src/a.ts', 'two')
  expect(isSiteFresh()).toBe(false)
  expect(requireBuiltSite).not.toThrow()
  writeFileSync('src/a.ts', 'one')
  expect(isSiteFresh()).toBe(true)
})

test('a moved, a removed and an added source make a build outdated', () => {
  recordBuild()
  writeFileSync('data/more.json', '')
  expect(isSiteFresh()).toBe(false)
  rmSync('data/more.json')
  rmSync('src/a.ts')
  expect(isSiteFresh()).toBe(false)
})

test('public/ is no site before a build has finished, after development has started, and without its pages', () => {
  expect(requireBuiltSite).toThrow('There is no built site in public/: run "npm run build" first.')
  recordBuild()
  rmSync('public/404.html')
  expect(requireBuiltSite).toThrow('There is no built site')
  forgetBuild()
  writeFileSync('public/404.html', '')
  expect(isSiteFresh()).toBe(false)
  expect(requireBuiltSite).toThrow('There is no built site')
  expect(existsSync('public/nl/index.html')).toBe(true)
})

test('the pages of a build are its index files', () => {
  expect(listBuiltPages()).toEqual(['nl/index.html'])
})
