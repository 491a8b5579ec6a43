/** @jest-environment node */
import type { Actions } from 'gatsby'
import { makePages } from '../../../src/gatsby/build/makePages'
import { remakePages } from '../../../src/gatsby/develop/remakePages'

jest.mock('gatsby/dist/redux', () => ({ emitter: { emit: jest.fn() } }), { virtual: true })
jest.mock('gatsby/dist/utils/websocket-manager', () => ({ websocketManager: { activePaths: new Set() } }), {
  virtual: true,
})
jest.mock('../../../src/gatsby/build/makePages', () => ({ makePages: jest.fn() }))

const template = '/project/src/templates/content.tsx'
const page = (path: string, title: string) => ({ path, component: template, context: { title } })
const made = (...pages: { path: string; component: string; context: object }[]) =>
  new Map(pages.map((each) => [each.path, each]))

/** Returns the paths that are created and deleted when the pages change from `before` to `now`. */
async function remade(before: ReturnType<typeof made>, now: ReturnType<typeof page>[]) {
  jest
    .mocked(makePages)
    .mockImplementation(async (createPage: Actions['createPage']) => now.forEach((each) => createPage(each)))
  const actions = { createPage: jest.fn(), deletePage: jest.fn() }
  await remakePages(actions, before, jest.fn())
  const paths = (action: jest.Mock) => action.mock.calls.map(([{ path }]: [{ path: string }]) => path)
  return { made: paths(actions.createPage), deleted: paths(actions.deletePage) }
}

test('only changed pages are created, and pages without data are deleted', async () => {
  const before = made(page('/nl/team', 'Team'), page('/nl/over-ons', 'Over ons'), page('/nl/oud', 'Oud'))
  const now = [page('/nl/team', 'Team'), page('/nl/over-ons', 'Over de winkel'), page('/nl/nieuw', 'Nieuw')]
  expect(await remade(before, now)).toEqual({ made: ['/nl/over-ons', '/nl/nieuw'], deleted: ['/nl/oud'] })
})

test('pages that Gatsby adds for development are kept', async () => {
  const own = { path: '/dev-404-page/', component: '/project/.cache/dev-404-page.js', context: {} }
  expect(await remade(made(own), [])).toEqual({ made: [], deleted: [] })
})
