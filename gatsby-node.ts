import type { GatsbyNode } from 'gatsby'
import { env } from './src/config/env'
import { nodeEnv } from './src/config/nodeEnv'
import { finishInThreads } from './src/gatsby/build/finishInThreads'
import { makePages } from './src/gatsby/build/makePages'
import { writeNotFoundPages } from './src/gatsby/build/finishPages'
import { remakePagesOnChange } from './src/gatsby/build/remakePages'
import { writeGiftlistPages } from './src/gatsby/build/writeGiftlistPages'
import { writeRobots, writeSitemap } from './src/gatsby/build/writeSitemap'
import { removeSourceMaps } from './src/gatsby/build/removeSourceMaps'
import { uploadSourceMaps } from './src/gatsby/build/uploadSourceMaps'
import { writeTagManager } from './src/gatsby/build/writeTagManager'
import { hostFolder, writeHostFiles } from './src/gatsby/host/writeHostFiles'
import { sentPage } from './src/gatsby/sentPage'
import { configureBundle } from './src/gatsby/bundle/configureBundle'
import { lazyCompilation } from './src/gatsby/bundle/lazyCompilation'

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Without this, Gatsby reads every value of every page to infer its type, and tries to parse each EAN as a date. No
  // query reads pages.
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }')
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  try {
    await makePages(actions.createPage)
  } catch (error) {
    // Only the message is printed, because it names the row and the field. A stack trace would obscure it.
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

export const onCreateWebpackConfig = configureBundle

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (server) => {
  server.app.use(lazyCompilation.answer)
  server.app.get(
    '/develop/sent',
    (_request: unknown, response: { type: (type: string) => { send: (text: string) => void } }) =>
      response.type('html').send(sentPage),
  )
  remakePagesOnChange(server)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  const { program, pages } = store.getState()
  const folder = `${program.directory}/public`
  await finishInThreads(folder, pages.values())
  writeNotFoundPages(folder)
  writeGiftlistPages(folder)
  writeSitemap(folder, pages.values())
  writeRobots(folder)
  writeTagManager(folder, env.googleTagManagerId)
  // A site is worth publishing without the maps, which only make its error reports legible.
  if (nodeEnv.sentryAuthToken) await uploadSourceMaps(folder).catch((error: Error) => reporter.warn(error.message))
  removeSourceMaps(folder)
  writeHostFiles(folder, `${program.directory}/${hostFolder}`)
}
