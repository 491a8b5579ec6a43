import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test("an earlier build's pages and records go, webpack's cache stays", () => {
  for (const file of ['public/nl/index.html', '.cache/built.json', '.cache/redux/state', '.cache/webpack/names'])
    put(file)
  clearBuild(root)
  expect(
    ['public', '.cache/built.json', '.cache/redux', '.cache/webpack/names'].map((file) =>
      existsSync(path.join(root, file)),
    ),
  ).toEqual([false, false, false, true])
})

test('in a fresh clone there is nothing to clear', () => {
  expect(() => clearBuild(root)).not.toThrow()
})
