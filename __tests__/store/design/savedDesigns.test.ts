import { designThunks } from '../../../src/store/design/designThunks'
import { listDeviceCartDesigns, listDeviceDesigns } from '../../../src/store/design/deviceDesigns'
import { startStore } from '../../../src/store/start/startStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { withCustomer } from '../../support/sandbox/storeVisitor'
import { createTestStore, openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const { loadSavedDesigns, saveDesign, removeSavedDesign } = designThunks

const readNames = ({ place, designs }: { place: string; designs: { name: string }[] }) => [
  place,
  ...designs.map(({ name }) => name),
]

test('a visitor saves designs on the device, the latest first, and the same design once', async () => {
  const store = await openTestStore()
  await store.dispatch(saveDesign({ name: 'Gang', design: '1.a' }))
  await store.dispatch(saveDesign({ name: 'Bureau', design: '1.b' }))
  expect(readNames(await store.dispatch(saveDesign({ name: 'Hal', design: '1.a' })))).toEqual([
    'device',
    'Hal',
    'Bureau',
  ])
  expect(readNames(await store.dispatch(removeSavedDesign('1.b')))).toEqual(['device', 'Hal'])
})

test('the designs of the device move to the account at the first load after the login', async () => {
  const visitor = await openTestStore()
  await visitor.dispatch(saveDesign({ name: 'Gang', design: '1.a' }))
  await visitor.dispatch(saveDesign({ name: 'Bureau', design: '1.b' }))
  await withCustomer(server)
  const store = await openTestStore()
  expect(readNames(await store.dispatch(loadSavedDesigns()))).toEqual(['account', 'Bureau', 'Gang'])
  expect(listDeviceDesigns()).toEqual([])
  expect(readNames(await store.dispatch(removeSavedDesign('1.a')))).toEqual(['account', 'Bureau'])
  expect(readNames(await store.dispatch(saveDesign({ name: 'Hal', design: '1.c' })))).toEqual([
    'account',
    'Hal',
    'Bureau',
  ])
})

test('designs that are loaded while the store still starts are those of the account', async () => {
  await withCustomer(server)
  const first = await openTestStore()
  await first.dispatch(saveDesign({ name: 'Gang', design: '1.a' }))
  const store = createTestStore()
  void store.dispatch(startStore())
  expect(readNames(await store.dispatch(loadSavedDesigns()))).toEqual(['account', 'Gang'])
})

test('a design that the account cannot take stays on the device', async () => {
  await withCustomer(server)
  const store = await openTestStore()
  server.failCall('post', '/v1/my/designs')
  const list = await store.dispatch(saveDesign({ name: 'Gang', design: '1.a' }))
  expect(readNames(list)).toEqual(['device', 'Gang'])
  expect(list.error).toMatchObject({ code: 'ERR_NETWORK' })
  server.restoreCalls()
  expect(readNames(await store.dispatch(loadSavedDesigns()))).toEqual(['account', 'Gang'])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  [
    'a list of other things',
    '[1, null, {"name":"", "design":"1.a", "saved":"x"}, {"name":"x", "design":"<b>", "saved":"x"}]',
  ],
])('stored designs that are %s count as none', (_, text) => {
  window.localStorage.setItem('upnorth.designs', text)
  window.localStorage.setItem('upnorth.cartdesigns', text)
  expect(listDeviceDesigns()).toEqual([])
  expect(listDeviceCartDesigns(1)).toEqual([])
})
