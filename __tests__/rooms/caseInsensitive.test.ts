/** @jest-environment node */
import path from 'node:path'
import { findNameClashes } from '../support/findNameClashes'
import { findStrayImports, listRelativeImports } from '../support/findStrayImports'
import { createTypeScriptResolver, createWebpackResolver } from '../support/moduleResolvers'
import { readSourceTree, type SourceTree } from '../support/readSourceTree'

const project = readSourceTree(path.join(__dirname, '../..'))
const imports = listRelativeImports(project)
const isStyleSheet = ({ specifier }: { specifier: string }) => specifier.endsWith('.css')

function plantTree(texts: Record<string, string>): SourceTree {
  return { files: Object.keys(texts), read: (file) => texts[file] ?? '' }
}

const resolvers = [
  // TypeScript does not resolve imports of style sheets.
  { name: 'TypeScript', create: createTypeScriptResolver, imports: imports.filter((one) => !isStyleSheet(one)) },
  { name: 'webpack', create: createWebpackResolver, imports },
]

describe('the project on a disk that ignores case', () => {
  test('no two names in a folder differ only in case or in an extension that an import may omit', () => {
    expect(findNameClashes(project.files)).toEqual([])
  })

  test.each(resolvers)('$name finds the right file for each relative import', ({ create, imports }) => {
    expect(findStrayImports(project.files, imports, create)).toEqual([])
  })
})

describe('a planted pair of files', () => {
  const planted = plantTree({
    'src/List.tsx': 'export const List = () => null',
    'src/list.ts': 'export const list = []',
    'src/page.tsx': "import { List } from './List'",
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

  test.each(resolvers)('$name finds the wrong file of the pair, and the test reports it', ({ create }) => {
    expect(findStrayImports(planted.files, listRelativeImports(planted), create)).toEqual([
      'src/page.tsx imports ./List: finds src/list.ts, means src/List.tsx',
    ])
  })

  test.each([
    ['a static import', "import { List } from './List'"],
    ['an import of a type', "import type { List } from './List'"],
    ['an import for side effects', "import './List'"],
    ['an import type', "export type List = typeof import('./List')"],
    ['a dynamic import', "export const load = () => import('./List')"],
    ['a re-export', "export { List } from './List'"],
  ])('the list of imports includes %s', (_kind, text) => {
    expect(listRelativeImports(plantTree({ 'src/page.tsx': text }))).toEqual([
      { importer: 'src/page.tsx', specifier: './List' },
    ])
  })
})
