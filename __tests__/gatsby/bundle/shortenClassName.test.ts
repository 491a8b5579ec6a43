import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as ClassNames from '../../../src/gatsby/bundle/shortenClassName'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const home = process.cwd()
afterEach(() => process.chdir(home))

const classes = (names: string[]) => names.map((name) => `.${name} { color: red }`).join('\n')
const sheets = {
  'src/a/A.module.css': `${classes(['one', 'two'])}\n@media (min-width: 1.5rem) { .one:hover, .three > .two { margin: .5rem } }`,
  'src/b/B.module.css': classes(['one']),
}

/** Runs a build in a work tree. Returns the short names of the classes, which are requested in the given order. */
function build(folder: string, classesInOrder: [string, string][]): Record<string, string> {
  process.chdir(folder)
  let names: Record<string, string> = {}
  jest.isolateModules(() => {
    const { shortenClassName } = jest.requireActual<typeof ClassNames>('../../../src/gatsby/bundle/shortenClassName')
    names = Object.fromEntries(
      classesInOrder.map(([file, local]) => [`${file}#${local}`, shortenClassName(file, local)]),
    )
  })
  return names
}

const all: [string, string][] = [
  ['src/a/A.module.css', 'one'],
  ['src/a/A.module.css', 'two'],
  ['src/a/A.module.css', 'three'],
  ['src/b/B.module.css', 'one'],
]

test('fresh builds of the same source give the same names, in whatever order webpack reads the files', () => {
  const first = build(folderWith(sheets), all)
  const second = build(folderWith(sheets), [...all].reverse())
  expect(second).toEqual(first)
  expect(Object.values(first)).toEqual(['a', 'b', 'c', 'd'])
})

test('a work tree keeps the names of earlier builds, even when a class is added', () => {
  const folder = folderWith(sheets)
  const first = build(folder, all)
  expect(existsSync(`${folder}/.cache/webpack/class-names.json`)).toBe(true)
  const later = build(folder, [['src/a/A.module.css', 'another'], ...all])
  expect(later).toMatchObject(first)
  expect(later['src/a/A.module.css#another']).toBe('e')
})

test('the classes of every page, of the home page and of lists have the shortest names', () => {
  const files = ['src/features/account/A.module.css', 'src/features/home/H.module.css', 'src/ui/U.module.css']
  const names = build(
    folderWith(Object.fromEntries(files.map((file) => [file, classes(['one'])]))),
    files.map((file) => [file, 'one']),
  )
  expect(Object.values(names)).toEqual(['c', 'a', 'b'])
})

test('aa follows z, no name is repeated, and the classes of the global sheet are avoided', () => {
  const many = Array.from({ length: 700 }, (_value, index) => `class${index}`)
  const names = build(
    folderWith({ 'src/A.module.css': classes(many) }),
    many.map((name) => ['src/A.module.css', name]),
  )
  expect(new Set(Object.values(names)).size).toBe(700)
  expect(names['src/A.module.css#class24']).toBe('z')
  expect(names['src/A.module.css#class25']).toBe('aa')
  const globals = [...readFileSync(path.join(home, 'src/ui/global.css'), 'utf8').matchAll(/\.([a-z][\w-]*)/g)]
  expect(globals.map(([, name = '']) => name)).toContain('sr')
  for (const [, name = ''] of globals) expect(Object.values(names)).not.toContain(name)
})
