/**
 * Loaded into every process of Gatsby before Gatsby itself (config/childEnv). It puts two modules of this project in the
 * place of Gatsby's; a test compares what they export with what the installed Gatsby calls.
 */
const { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } = require('node:fs')
const path = require('node:path')

const project = process.cwd()
const compiledFolder = path.join('.cache', 'compiled')

/** The threads that gatsby-node.ts starts; each needs a script of its own. */
const threads = ['src/app/build/finishPart.ts']

/**
 * Compiles gatsby-config.ts and gatsby-node.ts, with all of the project that they import, in half a second. Gatsby would
 * take Parcel for it, which needs thirteen seconds of processor time and a cache of its own.
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

/** As much of Gatsby's own module as Gatsby 5.16 calls. */
const compiler = {
  COMPILED_CACHE_DIR: '.cache/compiled',
  compileGatsbyFiles,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
}

/** Copies what stands in `static` and is newer there. Gatsby would copy all of it twice, and in development ten seconds late. */
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

/** In development: copies once, and then each file that changes. */
function syncStaticDir() {
  copyStaticDirs()
  require('chokidar').watch('static', { ignoreInitial: true }).on('add', copyStaticFile).on('change', copyStaticFile)
}

function replaceModule(name, exports) {
  const file = require.resolve(`gatsby/dist/${name}.js`, { paths: [project] })
  require.cache[file] = Object.assign(new module.constructor(file), { exports, loaded: true })
}

replaceModule('utils/parcel/compile-gatsby-files', compiler)
replaceModule('utils/get-static-dir', { copyStaticDirs, syncStaticDir })

// Without its parent, however that ended, a process would go on for ever and keep the port. Workers end by themselves,
// and must: this listener would keep their channel open, and Gatsby would kill them before they have stored their results.
const isWorker = process.env.GATSBY_WORKER_MODULE_PATH || process.env.JEST_WORKER_ID
if (process.send && !isWorker) process.once('disconnect', () => process.exit())
