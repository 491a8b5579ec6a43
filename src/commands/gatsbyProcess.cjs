/**
 * This script is loaded into every Gatsby process before Gatsby itself (config/childEnv). It replaces modules and
 * methods of Gatsby. A test compares their exports with the calls in the installed Gatsby.
 */
const { createHash } = require('node:crypto')
const { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } = require('node:fs')
const path = require('node:path')

const project = process.cwd()
const compiledFolder = path.join('.cache', 'compiled')

/** The threads that gatsby-node.ts starts, each of which requires a separate script. */
const threads = ['src/gatsby/build/finishPart.ts']

/**
 * Compiles gatsby-config.ts and gatsby-node.ts with their imports from the project in half a second. Gatsby would use
 * Parcel, which takes thirteen seconds of processor time and requires a cache of its own.
 */
async function compileGatsbyFiles() {
  const { build } = require('esbuild')
  await build({
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', ...threads.filter((file) => existsSync(file))],
    outdir: compiledFolder,
    outbase: '.',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
  })
}

function findCompiledLocalPluginModule(_root, plugin, name) {
  const file = path.join(project, compiledFolder, `${name}.js`)
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined
}

/** The exports of Gatsby's own module that Gatsby 5.16 calls. */
const compiler = {
  COMPILED_CACHE_DIR: '.cache/compiled',
  compileGatsbyFiles,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
}

/**
 * Copies files that are newer in `static` than in `public`. Gatsby would copy all files twice, and in development ten
 * seconds late.
 */
function copyStaticDirs() {
  if (!existsSync('static')) return
  for (const entry of readdirSync('static', { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) copyStaticFile(path.join(entry.parentPath, entry.name))
  }
}

function copyStaticFile(file) {
  const copy = path.join('public', path.relative('static', file))
  const { mtimeMs } = statSync(file)
  if ((statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= mtimeMs) return
  mkdirSync(path.dirname(copy), { recursive: true })
  copyFileSync(file, copy)
}

/** In development, copies all newer files once, and later each file that changes. */
function syncStaticDir() {
  copyStaticDirs()
  require('chokidar').watch('static', { ignoreInitial: true }).on('add', copyStaticFile).on('change', copyStaticFile)
}

/**
 * Gatsby's own digest sorts the keys of every object of every page, which takes a third of the time of creating the
 * pages.
 */
function createContentDigest(input) {
  return createHash('md5')
    .update(typeof input === 'string' || Buffer.isBuffer(input) ? input : JSON.stringify(input))
    .digest('hex')
}

/** Leaves the HTML unchanged, because finishPages adds the scripts in threads without reading each page again. */
async function stitchSliceForAPage() {}

/**
 * Stores the nodes of pages without their content, which no query reads. Storing a page's content takes as long as
 * creating the page.
 */
function storeNodesOfPages({ updateNodes }) {
  const isPage = ({ type, payload }) => type === 'CREATE_NODE' && payload.internal.type === 'SitePage'
  const omitContent = (action) => ({ ...action, payload: { ...action.payload, context: {} } })
  return { updateNodes: (nodes, action) => updateNodes(nodes, isPage(action) ? omitContent(action) : action) }
}

/** Leaves a page unchanged, because pages contain only JSON. Gatsby would visit every value to look for others. */
const sanitizeNode = (data) => data

/**
 * Looks again for a result that the cache seems to lack. The database reads a state of the beginning of the event loop's
 * turn, which lacks what a worker has stored since, and Gatsby would stop with "Couldn't find temp query result".
 */
function readLatestResults() {
  const { default: Cache } = require(resolveFromGatsby('gatsby/dist/utils/cache-lmdb'))
  const { get } = Cache.prototype
  Cache.prototype.get = async function (key) {
    const value = await get.call(this, key)
    if (value !== undefined) return value
    this.getDb().resetReadTxn()
    return get.call(this, key)
  }
}

/**
 * Lets the database write each change to the disk before it confirms the change. Otherwise, when two workers store
 * results at the same time, it loses a few in one of thirty attempts, and the build stops without them.
 */
function loseNoResults() {
  const database = require(resolveFromGatsby('lmdb'))
  const { open } = database
  database.open = (options) => open({ ...options, overlappingSync: false })
}

const importsGatsby = /['"]gatsby(-plugin-image)?['"]/

/**
 * Lets Gatsby look for queries only in page components and in files that import Gatsby, without which a file can have
 * none. Gatsby would parse every file with a word such as "config" or "Head".
 */
function parseFewerFiles(file) {
  const { default: FileParser } = require(file)
  const { parseFile } = FileParser.prototype
  FileParser.prototype.parseFile = async function (name, addError) {
    const isPage = name.replaceAll('\\', '/').includes('/src/templates/')
    const isParsed = isPage || !existsSync(name) || importsGatsby.test(readFileSync(name, 'utf8'))
    return isParsed ? parseFile.call(this, name, addError) : null
  }
  return FileParser
}

function resolveFromGatsby(name) {
  const gatsby = path.dirname(require.resolve('gatsby/package.json', { paths: [project] }))
  return require.resolve(name, { paths: [gatsby] })
}

function replaceModule(name, exports) {
  const file = resolveFromGatsby(name)
  require.cache[file] = Object.assign(new module.constructor(file), { exports, loaded: true })
}

/** Changes a module when it is used, because the workers do not use it and would load much for nothing. */
function changeModule(name, change) {
  const file = resolveFromGatsby(name)
  const load = () => {
    delete require.cache[file]
    return change(file)
  }
  replaceModule(name, Object.defineProperty({}, 'default', { get: load }))
}

// A process whose parent has ended, however that happened, would run for ever and block the port. Workers end by
// themselves and must not get this listener. It would keep their channel open, and Gatsby would kill them before they
// have stored their results.
const isWorker = process.env.GATSBY_WORKER_MODULE_PATH || process.env.JEST_WORKER_ID
if (process.send && !isWorker) process.once('disconnect', () => process.exit())

// A worker runs queries and renders pages. It loads in half the time without what only the main process uses: the
// drawn progress, the development server and webpack.
if (isWorker) {
  process.env.GATSBY_LOGGER = 'yurnalist'
  replaceModule('gatsby/dist/utils/start-server', {})
  replaceModule('gatsby/dist/utils/webpack.config', {})
}

replaceModule('gatsby/dist/utils/parcel/compile-gatsby-files', compiler)
replaceModule('gatsby/dist/utils/get-static-dir', { copyStaticDirs, syncStaticDir })
replaceModule('gatsby/dist/utils/slices/stitching', { stitchSliceForAPage })
replaceModule('gatsby-core-utils/create-content-digest', { createContentDigest })
replaceModule('gatsby/dist/utils/sanitize-node', { sanitizeNode })
const nodes = 'gatsby/dist/datastore/lmdb/updates/nodes'
replaceModule(nodes, storeNodesOfPages(require(resolveFromGatsby(nodes))))
changeModule('gatsby/dist/query/file-parser', parseFewerFiles)
readLatestResults()
loseNoResults()
