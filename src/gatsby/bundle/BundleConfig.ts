export type GatsbyStage = 'develop' | 'develop-html' | 'build-javascript' | 'build-html'

export interface ModuleRule {
  test?: unknown
  include?: unknown
  exclude?: unknown
  resolve?: { extensions: string[] }
  enforce?: 'pre'
  use?: unknown
  oneOf?: ModuleRule[]
  parser?: { import: boolean }
}

/** A loader of style sheets. `localIdentName` is the pattern by which css-loader names the classes of a CSS module. */
export interface CssLoader {
  options?: { modules?: { localIdentName?: string } }
}

export interface Module {
  resource?: string
  /** The modules that webpack has merged into this one. */
  modules?: Module[]
}

interface Compilation {
  chunks: Iterable<{ files: Iterable<string> }>
  chunkGraph: { getChunkModules: (chunk: object) => Module[] }
}

/** The part of a webpack compiler that the project's plugins use. */
export interface Compiler {
  hooks: {
    afterCompile: { tap(name: string, listen: (compilation: { buildDependencies: Set<string> }) => void): void }
    afterEmit: { tap: (name: string, listen: (compilation: Compilation) => void) => void }
  }
}

interface Plugin {
  constructor: { name: string }
  options?: { chunkFilename?: string; ignoreOrder?: boolean }
  apply?: (compiler: Compiler) => void
}

/** The part of Gatsby's webpack configuration that the project changes. */
export interface BundleConfig {
  cache: { version?: string; buildDependencies?: Record<string, string[]> } | false
  devtool: string | false
  target?: string[]
  infrastructureLogging?: { level: string }
  output: { hashDigestLength?: number; filename?: string; chunkFilename?: string }
  plugins: Plugin[]
  module: { rules: ModuleRule[] }
  resolve: { alias: Record<string, string | false> }
  optimization: { minimizer?: unknown[]; splitChunks: { cacheGroups: Record<string, unknown> } }
}
