import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

/**
 * A disk in memory, which a resolver reads below "/". It contains only file names, because relative imports need nothing
 * else.
 */
export interface MemoryDisk {
  /** Returns the file at this path, in the disk's spelling. */
  findFile: (address: string) => string | undefined
  hasFolder: (address: string) => boolean
}

/** With `foldCase`, the disk ignores case in names, as the disks of macOS and Windows do. */
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

/** Returns the file to which a specifier refers in a file of this folder, or undefined. */
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

/** The part of webpack's resolver that this file uses. Webpack depends on the resolver, and Gatsby on webpack. */
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

/**
 * The extensions that Gatsby tries, in this order. They are in its services/initialize.js, and its TypeScript plugin
 * adds the last two.
 */
const gatsbyEndings = ['.mjs', '.js', '.jsx', '.wasm', '.json', '.ts', '.tsx']

export function createWebpackResolver(disk: MemoryDisk): ResolveImport {
  const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
  const requireFromWebpack = createRequire(requireFromGatsby.resolve('webpack'))
  const { ResolverFactory } = requireFromWebpack('enhanced-resolve') as EnhancedResolve
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
    // The callback runs before the call returns, because this disk has no asynchronous operations.
    resolver.resolve({}, `/${folder}`, specifier, {}, (_error, found) => (address = found || undefined))
    return address && disk.findFile(address)
  }
}
