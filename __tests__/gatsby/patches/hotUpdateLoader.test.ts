import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const hotUpdateLoader = jest.requireActual<(source: string) => string>(
  '../../../src/gatsby/patches/hotUpdateLoader.cjs',
)

/** The file of Gatsby's client that processes an announced build. */
const client = readFileSync('node_modules/@gatsbyjs/webpack-hot-middleware/process-update.js', 'utf8')

type ProcessUpdate = (hash: string, moduleMap: object, options: object) => void

/** Runs the client in a page with webpack's rules: an update may only be applied in the status "ready". */
function announceBuild(source: string) {
  let status = 'idle'
  const applied = jest.fn()
  const warnings: unknown[] = []
  const hot = {
    status: () => status,
    check: async () => {
      status = 'ready'
      // A module behind `import()` begins to load.
      queueMicrotask(() => (status = 'prepare'))
      setTimeout(() => (status = 'ready'), 50)
      return ['page']
    },
    apply: async () => {
      if (status !== 'ready') throw new Error(`apply() is only allowed in ready status (state: ${status})`)
      status = 'idle'
      applied()
      page.__webpack_hash__ = 'new'
      return ['page']
    },
  }
  const page = {
    module: { hot, exports: {} as ProcessUpdate },
    window: {},
    setTimeout,
    console: { log: () => undefined, warn: (text: unknown) => warnings.push(text) },
    __webpack_hash__: 'old',
  }
  vm.runInNewContext(source, page)
  page.module.exports('new', {}, { warn: true })
  return { applied, warnings }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

test('an update is applied although a module begins to load after the download', async () => {
  const { applied, warnings } = announceBuild(hotUpdateLoader(client))
  await jest.advanceTimersByTimeAsync(150)
  expect(applied).toHaveBeenCalledTimes(1)
  expect(warnings).toEqual([])
})

test('an unknown client stops the start with a message', () => {
  expect(() => hotUpdateLoader('module.hot.check(true)')).toThrow('Gatsby has changed its client for hot updates')
})
