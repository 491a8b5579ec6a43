import type { GatsbyNode } from 'gatsby'
import { lightenBundle } from './src/app/build/lightenBundle'
import { finishPages } from './src/app/build/finishPages'
import { makePages } from './src/app/build/makePages'
import { writeNotFoundPages } from './src/app/build/notFoundPages'
import { writeRobots } from './src/app/build/robots'
import { writeSitemap } from './src/app/build/sitemap'

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  try {
    await makePages(actions.createPage)
  } catch (error) {
    // The message alone: it names the row and the field, and a stack would bury it.
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = lightenBundle

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const { program, pages } = store.getState()
  const folder = `${program.directory}/public`
  finishPages(folder, pages.values())
  writeNotFoundPages(folder)
  writeSitemap(folder, pages.values())
  writeRobots(folder)
}
