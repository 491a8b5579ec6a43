import { rmSync } from 'node:fs'
import type { GatsbyNode, Store } from 'gatsby'
import { env } from '../config/env'
import { disableQueryOnDemand, nodeEnv } from '../config/nodeEnv'
import { type BuiltPage, finishPages, writeNotFoundPages } from './build/finishPages'
import { forgetBuild, recordBuild } from './build/builtSite'
import { selectOfferedRedirects } from '../pageTable/sources/offeredFiles'
import { readShopFiles } from '../pageTable/sources/readShopFiles'
import { readRedirects } from '../pageTable/sources/redirects'
import { defineFeatures, loadFeatures } from './build/loadFeatures'
import { makePages } from './build/makePages'
import { writeGiftlistPages } from './build/writeGiftlistPages'
import { type SitemapPage, writeRobots, writeSitemap } from './build/writeSitemap'
import { removeSourceMaps } from './build/removeSourceMaps'
import { uploadSourceMaps } from './build/uploadSourceMaps'
import { writeTagManager } from './build/writeTagManager'
import { listAddresses, type ServerAddress } from './develop/listAddresses'
import { type DevelopmentServer, mountSandbox } from './develop/mountSandbox'
import { remakePagesOnChange } from './develop/remakePages'
import { sentPage } from './develop/sentPage'
import { hostFolder, writeHostFiles } from './host/writeHostFiles'
import { configureBundle } from './bundle/configureBundle'

/** The part of Gatsby's state that the hooks use. Gatsby declares no type for it. */
interface GatsbyState {
  program: ServerAddress & { directory: string }
  pages: Map<string, BuiltPage & SitemapPage>
}

const readState = (store: Store): GatsbyState => (store.getState as () => GatsbyState)()

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  forgetBuild()
  disableQueryOnDemand()
  // Gatsby would reuse the HTML of pages with unchanged data, although that HTML names the scripts of the previous
  // build.
  if (!nodeEnv.isDevelopmentServer) rmSync('public', { recursive: true, force: true })
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Without this type, Gatsby reads every value of every page to infer its type, and tries to parse each EAN as a date.
  // No query reads pages.
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }')
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  try {
    await makePages(actions.createPage, (line) => void reporter.warn(line))
  } catch (error) {
    // Only the message is printed, because it says what is wrong. A stack trace would obscure it.
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (...args) => {
  await configureBundle(...args)
  await defineFeatures(...args)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (server) => {
  const { host, port } = readState(server.store).program
  const serverAddress = { host, port: Number(port) }
  const app = server.app as DevelopmentServer
  app.use(['/develop/sent'], (_request, response) => response.setHeader('Content-Type', 'text/html').end(sentPage))
  if (!env.shopApiUrl) {
    try {
      mountSandbox(server, serverAddress)
    } catch (error) {
      server.reporter.panic(error instanceof Error ? error.message : String(error))
    }
  }
  remakePagesOnChange(server)
  for (const line of listAddresses(serverAddress)) server.reporter.info(line)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  const { program, pages } = readState(store)
  const folder = `${program.directory}/public`
  const { rows } = readShopFiles()
  const features = await loadFeatures()
  finishPages(folder, pages.values())
  writeNotFoundPages(folder)
  writeGiftlistPages(folder, rows, features)
  writeSitemap(folder, pages.values())
  writeRobots(folder)
  writeTagManager(folder, env.googleTagManagerId)
  // A failed upload does not stop the build, because the source maps only make error reports legible.
  if (nodeEnv.sentryAuthToken) {
    await uploadSourceMaps(folder).catch((error: Error) => {
      reporter.warn(error.message)
    })
  }
  removeSourceMaps(folder)
  const redirects = selectOfferedRedirects(readRedirects(), rows, features)
  writeHostFiles(folder, `${program.directory}/${hostFolder}`, redirects)
  recordBuild()
}
