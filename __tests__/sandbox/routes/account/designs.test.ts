import { savedDesigns } from '../../../../src/contract/design'
import { maxDesigns } from '../../../../src/contract/limits'
import { register, openAccount } from '../../../support/sandbox/register'
import { clock, openEachTest, sandbox, shopper as an } from '../../../support/sandbox/eachTest'

openEachTest('2026-11-21T10:00:00.000Z')
beforeEach(() => register(an))

const designsPath = '/v1/my/designs'
const saveDesign = (name: string, design: string) => an.call(savedDesigns, 'POST', designsPath, { name, design })
const readNames = ({ designs }: { designs: { name: string; design: string }[] }) =>
  designs.map(({ name, design }) => `${name} ${design}`)

test('the latest design comes first, and a design that is saved again gets its new name', async () => {
  await saveDesign('Gang', '1.a')
  clock.time = Date.parse('2026-11-22T10:00:00.000Z')
  expect(readNames(await saveDesign('Bureau', '1.b'))).toEqual(['Bureau 1.b', 'Gang 1.a'])
  clock.time = Date.parse('2026-11-23T10:00:00.000Z')
  expect(readNames(await saveDesign('Hal', '1.a'))).toEqual(['Hal 1.a', 'Bureau 1.b'])
  expect(readNames(await an.call(savedDesigns, 'GET', designsPath))).toEqual(['Hal 1.a', 'Bureau 1.b'])
})

test('a design is changed under its name, and replaces an equal one', async () => {
  await saveDesign('Gang', '1.a')
  const { designs } = await saveDesign('Bureau', '1.b')
  const { href } = designs.find(({ name }) => name === 'Bureau')!._links['update']!
  expect(readNames(await an.call(savedDesigns, 'PUT', href, { name: 'Bureau', design: '1.a' }))).toEqual(['Bureau 1.a'])
})

test('a removed design is no longer listed, and removing it again returns a 404', async () => {
  const { designs } = await saveDesign('Gang', '1.a')
  const { href } = designs[0]!._links['remove']!
  expect(readNames(await an.call(savedDesigns, 'DELETE', href))).toEqual([])
  expect(await an.refused('DELETE', href)).toMatchObject({ status: 404 })
})

test('another customer neither sees, changes nor removes a design', async () => {
  const [own] = (await saveDesign('Gang', '1.a')).designs
  const bo = await openAccount(sandbox, 'Bo')
  expect(readNames(await bo.call(savedDesigns, 'GET', designsPath))).toEqual([])
  const payload = { name: 'Mijn', design: '1.c' }
  expect(await bo.refused('PUT', own!._links['update']!.href, payload)).toMatchObject({ status: 404 })
  expect(await bo.refused('DELETE', own!._links['remove']!.href)).toMatchObject({ status: 404 })
  expect(readNames(await an.call(savedDesigns, 'GET', designsPath))).toEqual(['Gang 1.a'])
})

test('the list contains at most fifty designs, and drops the oldest', async () => {
  for (let at = 0; at <= maxDesigns; at += 1) {
    clock.time += 60_000
    await saveDesign(`Rek ${at}`, `1.${at}`)
  }
  const { designs } = await an.call(savedDesigns, 'GET', designsPath)
  expect(designs).toHaveLength(maxDesigns)
  expect(designs.at(-1)?.name).toBe('Rek 1')
})

test.each([
  ['no name', { name: ' ', design: '1.a' }, 'name'],
  ['a name of 61 letters', { name: 'a'.repeat(61), design: '1.a' }, 'name'],
  ['markup in the design', { name: 'Gang', design: '<script>' }, 'design'],
])('%s is refused', async (_, payload, field) => {
  expect(await an.invalidField('POST', designsPath, payload)).toBe(field)
})
