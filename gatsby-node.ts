import type { GatsbyNode } from 'gatsby'
import { catalogueSource } from './src/app/build/catalogueSource'
import { lightenBundle } from './src/app/build/lightenBundle'
import { finishPages } from './src/app/build/finishPages'
import { writeNotFoundPages } from './src/app/build/notFoundPages'
import { nodeEnv } from './src/config/nodeEnv'
import { createShopPages } from './src/pageTable/createShopPages'

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  const { request, origin, close } = await catalogueSource()
  try {
    await createShopPages({ createPage: actions.createPage, request, origin, limit: nodeEnv.prerenderLimit })
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  } finally {
    close()
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = lightenBundle

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const { program, pages } = store.getState()
  const folder = `${program.directory}/public`
  finishPages(folder, pages.values())
  writeNotFoundPages(folder)
}
