import { createRequire } from 'node:module'
import path from 'node:path'
import { register } from 'tsx/cjs/api'
import type * as NodeHooks from './src/gatsby/nodeHooks'

// Gatsby compiles this file with Parcel, which would take a third of the time of a build for everything that the hooks
// import. Between these calls, tsx compiles each file that Node loads. It would slow down all that Gatsby loads later.
const unregister = register()
const load = createRequire(path.resolve('gatsby-node.ts'))
const hooks = load('./src/gatsby/nodeHooks') as typeof NodeHooks
unregister()

export const onPreInit = hooks.onPreInit
export const createSchemaCustomization = hooks.createSchemaCustomization
export const createPages = hooks.createPages
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig
export const onCreateDevServer = hooks.onCreateDevServer
export const onPostBuild = hooks.onPostBuild
