/** @jest-environment node */
import path from 'node:path'
import { findNameClashes } from '../support/findNameClashes'
import { readSourceTree } from '../support/readSourceTree'

test('no two names in a folder differ only in case or in an extension that an import may omit', () => {
  expect(findNameClashes(readSourceTree(path.join(__dirname, '../..')).files)).toEqual([])
})

test.each([
  ['List.tsx', 'list.ts'],
  ['List.tsx', 'list.module.css'],
  ['List.tsx', 'List.ts'],
  ['list.test.ts', 'List.test.tsx'],
  ['Photo.jpg', 'photo.avif'],
  ['Lists/a.ts', 'lists/b.ts'],
])('the file %s clashes with %s', (...files) => {
  expect(findNameClashes(files.map((file) => `src/${file}`))).toHaveLength(1)
})

test.each([
  ['List.tsx', 'List.module.css'],
  ['photo.jpg', 'photo.avif'],
  ['list/a.ts', 'List.tsx'],
])('the file %s may be beside %s', (...files) => {
  expect(findNameClashes(files.map((file) => `src/${file}`))).toEqual([])
})
