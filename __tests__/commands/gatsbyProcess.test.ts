/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { workFolder } from '../support/workFolder'

const folderWith = workFolder()
const root = process.cwd()
const gatsby = path.join(root, 'node_modules/gatsby')

/** Runs a script as a Gatsby process, in a temporary project with the packages of this one. */
function runIn(folder: string, script: string, environment: Record<string, string> = {}) {
  if (!existsSync(path.join(folder, 'node_modules'))) {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    mkdirSync(path.join(folder, 'src/commands'), { recursive: true })
    cpSync(path.join(root, 'src/commands/gatsbyProcess.cjs'), path.join(folder, 'src/commands/gatsbyProcess.cjs'))
  }
  const parameters = ['--require', './src/commands/gatsbyProcess.cjs', '-e', script]
  return spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}

test('replaces the modules of the installed Gatsby and provides all exports that Gatsby calls', () => {
  const { version } = JSON.parse(readFileSync(path.join(gatsby, 'package.json'), 'utf8')) as { version: string }
  expect(version).toMatch(/^5\.16\./)
  const scripts = readdirSync(path.join(gatsby, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/parcel|get-static-dir|slices\/stitching/.test(file))
    .map((file) => readFileSync(path.join(gatsby, 'dist', file), 'utf8'))
  const called = (variable: RegExp) =>
    new Set(scripts.flatMap((script) => [...script.matchAll(variable)].map(([, name]) => name)))
  expect(called(/_compileGatsbyFiles\.(\w+)/g)).toEqual(
    new Set(['compileGatsbyFiles', 'COMPILED_CACHE_DIR', 'getResolvedFieldsForPlugin']),
  )
  expect(called(/_getStaticDir\.(\w+)/g)).toEqual(new Set(['copyStaticDirs', 'syncStaticDir']))
  expect(called(/_stitching\.(\w+)/g)).toEqual(new Set(['stitchSliceForAPage']))
  expect(called(/_createContentDigest\.(\w+)/g)).toEqual(new Set(['createContentDigest']))
  expect(called(/_sanitizeNode\.(\w+)/g)).toEqual(new Set(['sanitizeNode']))
  expect(called(/_nodes\.(update\w+)/g)).toEqual(new Set(['updateNodes']))
  expect(called(/_startServer\.(\w+)/g)).toEqual(new Set(['startServer']))
  expect(called(/(\w+): FileParser\b/g)).toEqual(new Set(['default']))
})

test('looks for queries in page components and files that import Gatsby, and in no others', () => {
  const query = "import { graphql } from 'gatsby'\nexport const query = graphql`query Site { site { id } }`"
  const head = 'export const Head = () => null'
  const script = `const { default: FileParser } = require('gatsby/dist/query/file-parser')
    const parse = (file) => new FileParser({}).parseFile(require('node:path').resolve(file), console.error)
    const find = async (file) => (await parse(file))?.astDefinitions.length ?? null
    const all = ['src/templates/home.jsx', 'src/ui/Head.jsx', 'src/ui/query.js'].map(find)
    Promise.all(all).then((found) => console.log(JSON.stringify(found)))`
  const folder = folderWith({ 'src/templates/home.jsx': head, 'src/ui/Head.jsx': head, 'src/ui/query.js': query })
  expect(runIn(folder, script).stdout.trim()).toBe('[0,null,1]')
})

test('loads neither the development server nor webpack nor the drawn progress into a worker', () => {
  const script = `require('gatsby/dist/utils/worker/child')
    const loaded = Object.keys(require.cache).filter((file) => /loggers.ink|webpack-dev-middleware|autoprefixer/.test(file))
    console.log(JSON.stringify(loaded))`
  const worker = { GATSBY_WORKER_MODULE_PATH: 'child', GATSBY_WORKER_POOL_WORKER: 'true' }
  expect(runIn(folderWith({}), script, worker).stdout.trim()).toBe('[]')
  expect(runIn(folderWith({}), script, { JEST_WORKER_ID: '' }).stdout).toContain('webpack-dev-middleware')
})

test('creates a new digest when a deeply nested value of a page changes, and the same digest for equal pages', () => {
  const script = `const { createContentDigest } = require('gatsby-core-utils')
    const page = (price) => ({ path: '/nl', context: { variants: [{ price }] } })
    console.log(createContentDigest(page(1)) === createContentDigest(page(1)), createContentDigest(page(1)) === createContentDigest(page(2)))`
  expect(runIn(folderWith({}), script).stdout.trim()).toBe('true false')
})

test('stores the node of a page without its content, and any other node whole', () => {
  const script = `const { updateNodes } = require('gatsby/dist/datastore/lmdb/updates/nodes')
    const create = (type) => ({ type: 'CREATE_NODE', payload: { id: type, context: { price: 1 }, internal: { type } } })
    const put = (id, { context }) => console.log(id, JSON.stringify(context))
    for (const type of ['SitePage', 'SitePlugin']) updateNodes({ put }, create(type))`
  expect(runIn(folderWith({}), script).stdout.trim()).toBe('SitePage {}\nSitePlugin {"price":1}')
})

test('finds a query result that another process stores after the first read of the same turn', () => {
  const open = "new (require('gatsby/dist/utils/cache-lmdb').default)({ name: 'results', encoding: 'string' }).init()"
  const script = `const { execFileSync } = require('node:child_process')
    const results = ${open}
    const store = "${open}.set('/nl', 'result')"
    const find = async () => {
      await results.set('/en', 'result')
      await results.get('/en')
      execFileSync(process.execPath, ['-e', store])
      console.log(await results.get('/nl'), await results.get('/none'))
    }
    void find()`
  expect(runIn(folderWith({ '.cache/keep': '' }), script).stdout.trim()).toBe('result undefined')
})

test('opens databases so that they lose nothing when two processes write at the same time', () => {
  const script = `const { default: Cache } = require('gatsby/dist/utils/cache-lmdb')
    new Cache({ name: 'results' }).init().getDb()
    console.log(Cache.getStore().overlappingSync)`
  expect(runIn(folderWith({ '.cache/keep': '' }), script).stdout.trim()).toBe('false')
})

test('compiles gatsby-config.ts and gatsby-node.ts together with their imports', () => {
  const folder = folderWith({
    'gatsby-config.ts': `import { name } from './src/name'\nexport default { siteMetadata: { name: name as string } }`,
    'gatsby-node.ts': 'export const onPreInit = (): number => 1',
    'src/name.ts': `export const name: string = 'North'`,
  })
  const script = `require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles().then(() => {
    console.log(JSON.stringify(require('./.cache/compiled/gatsby-config').default), require('./.cache/compiled/gatsby-node').onPreInit())
  })`
  expect(runIn(folder, script).stdout.trim()).toBe('{"siteMetadata":{"name":"North"}} 1')
})

test('reports an error in gatsby-node.ts with its location', () => {
  const folder = folderWith({ 'gatsby-config.ts': 'export default {}', 'gatsby-node.ts': 'export const = 1' })
  const script = `require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles()`
  expect(runIn(folder, script).stderr).toMatch(/gatsby-node\.ts:1:13/)
})

test('copies static files, and copies them again only when they are newer', () => {
  const folder = folderWith({ 'static/fonts/sans.woff2': 'new', 'static/mark.svg': '<svg/>' })
  const copy = `require('gatsby/dist/utils/get-static-dir').copyStaticDirs()`
  runIn(folder, copy)
  expect(readFileSync(path.join(folder, 'public/fonts/sans.woff2'), 'utf8')).toBe('new')
  const mark = path.join(folder, 'public/mark.svg')
  writeFileSync(mark, 'as it was')
  runIn(folder, copy)
  expect(readFileSync(mark, 'utf8')).toBe('as it was')
  const later = new Date(Date.now() + 10_000)
  utimesSync(path.join(folder, 'static/mark.svg'), later, later)
  runIn(folder, copy)
  expect(readFileSync(mark, 'utf8')).toBe('<svg/>')
})
