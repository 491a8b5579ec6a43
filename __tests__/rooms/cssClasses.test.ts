/** @jest-environment node */
import path from 'node:path'
import { readFileSync } from 'node:fs'
import { readSourceTree } from '../support/readSourceTree'

const root = path.join(__dirname, '../..')
const { files, read } = readSourceTree(root)

/** Lists the classes of CSS modules that a source names and no rule has. */
function findMissingClasses(file: string, source: string, readStyles: (file: string) => string): string[] {
  return [...source.matchAll(/import \* as (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([line, name, styles]) => {
    const rules = readStyles(path.join(path.dirname(file), styles!)).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
    const known = new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))
    const used = [...source.replace(line, '').matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(
      ([, found]) => found!,
    )
    return [...new Set(used)].filter((each) => each !== 'module' && !known.has(each)).map((each) => `${name}.${each}`)
  })
}

test('every class that a component names exists in its CSS module', () => {
  const readStyles = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const missing = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => findMissingClasses(file, read(file), readStyles).map((name) => `${file}: ${name}`))
  expect(missing).toEqual([])
})

test('a class without a rule is found, and one in a comment counts as missing', () => {
  const source = "import * as styles from './A.module.css'\nconst a = [styles.head, styles.foot, styles.body]"
  expect(findMissingClasses('src/A.tsx', source, () => '.head { color: red } /* .foot */')).toEqual([
    'styles.foot',
    'styles.body',
  ])
})
