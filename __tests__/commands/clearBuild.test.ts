import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearBuild } from '../../src/commands/build'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clear-build-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), '')
}

test("removes the pages and records of an earlier build, but not webpack's cache", () => {
  for (const file of ['public/nl/index.html', '.cache/built.json', '.cache/redux/state', '.cache/webpack/names'])
    put(file)
  clearBuild(root)
  expect(
    ['public', '.cache/built.json', '.cache/redux', '.cache/webpack/names'].map((file) =>
      existsSync(path.join(root, file)),
    ),
  ).toEqual([false, false, false, true])
})

test('succeeds in a fresh clone, which has nothing to clear', () => {
  put('package.json')
  clearBuild(root)
  expect(readdirSync(root)).toEqual(['package.json'])
})
