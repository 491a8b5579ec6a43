import { createRequire } from 'node:module'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { register } from 'tsx/cjs/api'
import type * as NodeHooks from './src/gatsby/nodeHooks'
import type * as ShopFile from './src/pageTable/sources/checkShopFile'

// Gatsby compiles this file with Parcel, which would need a third of the build time for everything that the hooks
// import. Therefore tsx compiles the files instead, but only while the hooks load, because it would slow down all later
// imports.
function loadHooks(): Partial<typeof NodeHooks> {
  const unregister = register()
  const load = createRequire(path.resolve('gatsby-node.ts'))
  try {
    const { checkShopFile } = load('./src/pageTable/sources/checkShopFile') as typeof ShopFile
    checkShopFile()
    return load('./src/gatsby/nodeHooks') as typeof NodeHooks
  } catch (error) {
    return { onPreInit: ({ reporter }: ParentSpanPluginArgs) => reporter.panic(describeError(error)) }
  } finally {
    unregister()
  }
}

/** Returns the message of a plain Error, which names a wrong setting, and the stack trace of any other error. */
const describeError = (error: unknown): string =>
  error instanceof Error && error.name !== 'Error' ? (error.stack ?? error.message) : (error as Error).message

const hooks = loadHooks()

export const onPreInit = hooks.onPreInit
export const createSchemaCustomization = hooks.createSchemaCustomization
export const createPages = hooks.createPages
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig
export const onCreateDevServer = hooks.onCreateDevServer
export const onPostBuild = hooks.onPostBuild
