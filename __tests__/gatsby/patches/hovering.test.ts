import { replaceDataPaths } from '../../../src/gatsby/patches/navigation'

const loader = (window as unknown as { ___loader: { hovering: (path: string) => void } }).___loader
const { hovering } = loader
const loadAhead = jest.fn()

beforeEach(() => {
  loadAhead.mockReset()
  loader.hovering = loadAhead
  replaceDataPaths()
})

afterEach(() => {
  loader.hovering = hovering
  Reflect.deleteProperty(navigator, 'connection')
})

const setConnection = (connection?: { saveData: boolean; effectiveType: string }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

test('data saver takes effect when it is switched on or off during a visit', () => {
  setConnection({ saveData: false, effectiveType: '4g' })
  loader.hovering('/nl/merken')
  setConnection({ saveData: true, effectiveType: '4g' })
  loader.hovering('/nl/merken')
  expect(loadAhead).toHaveBeenCalledTimes(1)
  setConnection({ saveData: false, effectiveType: '4g' })
  loader.hovering('/nl/merken')
  expect(loadAhead).toHaveBeenCalledTimes(2)
})
