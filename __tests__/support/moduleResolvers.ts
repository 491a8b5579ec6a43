import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

/** A disk in memory, which a resolver sees below "/". It holds names alone, for relative imports need nothing else. */
export interface MemoryDisk {
  /** The file at this address as the disk spells it. */
  findFile: (address: string) => string | undefined
  hasFolder: (address: string) => boolean
}

/** With `foldCase` the disk finds a file in whatever case it is asked for, as the disks of macOS and Windows do. */
export function createMemoryDisk(files: string[], { foldCase }: { foldCase: boolean }): MemoryDisk {
  const keyFor = (address: string) => (foldCase ? address.toLowerCase() : address)
  const spellings = new Map(files.map((file) => [keyFor(`/${file}`), file]))
  const folders = new Set(['/'])
  for (const key of spellings.keys()) {
    for (let folder = path.posix.dirname(key); !folders.has(folder); folder = path.posix.dirname(folder)) {
      folders.add(folder)
    }
  }
  return {
    findFile: (address) => spellings.get(keyFor(address)),
    hasFolder: (address) => folders.has(keyFor(address)),
  }
}

/** Says which file of the disk a specifier means in a file of this folder; undefined when it means none. */
export type ResolveImport = (folder: string, specifier: string) => string | undefined

const root = path.join(__dirname, '../..')

export function createTypeScriptResolver(disk: MemoryDisk): ResolveImport {
  const { config } = ts.parseConfigFileTextToJson(
    'tsconfig.json',
    readFileSync(path.join(root, 'tsconfig.json'), 'utf8'),
  )
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '/')
  const host: ts.ModuleResolutionHost = {
    fileExists: (address) => disk.findFile(address) !== undefined,
    directoryExists: disk.hasFolder,
    readFile: () => undefined,
    realpath: (address) => address,
  }
  return (folder, specifier) => {
    const found = ts.resolveModuleName(specifier, `/${folder}/importer.ts`, options, host).resolvedModule
    return found && disk.findFile(found.resolvedFileName)
  }
}

/** As much of webpack's resolver as is used here. It is a dependency of webpack's, which is one of Gatsby's. */
interface EnhancedResolve {
  ResolverFactory: {
    createResolver: (options: object) => {
      resolve: (
        context: object,
        folder: string,
        specifier: string,
        resolveContext: object,
        onDone: (error: Error | null, found?: string | false) => void,
      ) => void
    }
  }
}

/** Gatsby tries these in this order (its services/initialize.js; its TypeScript plugin adds the last two). */
const gatsbyEndings = ['.mjs', '.js', '.jsx', '.wasm', '.json', '.ts', '.tsx']

export function createWebpackResolver(disk: MemoryDisk): ResolveImport {
  const requireOfGatsby = createRequire(require.resolve('gatsby/package.json'))
  const requireOfWebpack = createRequire(requireOfGatsby.resolve('webpack'))
  const { ResolverFactory } = requireOfWebpack('enhanced-resolve') as EnhancedResolve
  const statSync = (address: string) => ({
    isFile: () => disk.findFile(address) !== undefined,
    isDirectory: () => disk.hasFolder(address),
  })
  const resolver = ResolverFactory.createResolver({
    extensions: gatsbyEndings,
    descriptionFiles: [],
    symlinks: false,
    useSyncFileSystemCalls: true,
    fileSystem: { statSync },
  })
  return (folder, specifier) => {
    let address: string | undefined
    // Calls back before it returns: nothing on this disk has to be waited for.
    resolver.resolve({}, `/${folder}`, specifier, {}, (_error, found) => (address = found || undefined))
    return address && disk.findFile(address)
  }
}
