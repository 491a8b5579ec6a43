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
  // TypeScript looks for no file behind the import of a style sheet.
  { name: 'TypeScript', create: createTypeScriptResolver, imports: imports.filter((one) => !isStyleSheet(one)) },
  { name: 'webpack', create: createWebpackResolver, imports },
]

describe('The tree on a disk that folds case', () => {
  test('No two files or folders beside each other have names that such a disk or an import may confuse', () => {
    expect(findNameClashes(project.files)).toEqual([])
  })

  test.each(resolvers)('$name finds the file that each relative import means', ({ create, imports }) => {
    expect(findStrayImports(project.files, imports, create)).toEqual([])
  })
})

describe('A planted pair', () => {
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
  ])('%s clashes with %s', (...files) => {
    expect(findNameClashes(files.map((file) => `src/${file}`))).toHaveLength(1)
  })

  test.each([
    ['List.tsx', 'List.module.css'],
    ['photo.jpg', 'photo.avif'],
    ['list/a.ts', 'List.tsx'],
  ])('%s may stand beside %s', (...files) => {
    expect(findNameClashes(files.map((file) => `src/${file}`))).toEqual([])
  })

  test.each(resolvers)('$name finds the wrong file of the pair', ({ create }) => {
    expect(findStrayImports(planted.files, listRelativeImports(planted), create)).toEqual([
      'src/page.tsx imports ./List: finds src/list.ts, means src/List.tsx',
    ])
  })

  test.each([
    ['a static import', "import { List } from './List'"],
    ['an import of a type', "import type { List } from './List'"],
    ['an import of a module as a whole', "import './List'"],
    ['a type that imports', "export type List = typeof import('./List')"],
    ['a dynamic import', "export const load = () => import('./List')"],
    ['an export of what another module has', "export { List } from './List'"],
  ])('The search sees %s', (_kind, text) => {
    expect(listRelativeImports(plantTree({ 'src/page.tsx': text }))).toEqual([
      { importer: 'src/page.tsx', specifier: './List' },
    ])
  })
})
