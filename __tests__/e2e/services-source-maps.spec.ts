import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { removeSourceMaps } from '../../src/gatsby/build/removeSourceMaps'
import { uploadSourceMaps } from '../../src/gatsby/build/uploadSourceMaps'
import { UploadStandIn } from './support/UploadStandIn'

const token = 'stand-in'
const script = '(()=>{throw new Error("x")})()\n'
const map = { version: 3, sources: ['webpack:///src/a.ts'], sourcesContent: ['// MARK'], names: [], mappings: 'AAAA' }
const scriptName = '1a2b3c4d.js'
const mapName = `${scriptName}.map`

let service: UploadStandIn
const file = (name: string) => test.info().outputPath('public', name)

async function build(status = 200): Promise<string> {
  mkdirSync(file(''), { recursive: true })
  writeFileSync(file(scriptName), script)
  writeFileSync(file(mapName), JSON.stringify(map))
  writeFileSync(file('index.html'), '<html>')
  service = new UploadStandIn(status)
  const origin = await service.open()
  Object.assign(process.env, {
    ...{ SENTRY_URL: origin, SENTRY_AUTH_TOKEN: token, SENTRY_ORG: 'up-north', SENTRY_PROJECT: 'shop' },
  })
  return file('')
}

test.afterEach(() => service.close())

test('a build uploads its scripts with their maps for the release of the error reports, and publishes no map', async () => {
  const folder = await build()
  await uploadSourceMaps(folder)
  for (const text of [`"~/${scriptName}"`, `"~/${mapName}"`, '"up-north-storefront@0.0.214"', '// MARK', script])
    expect(service.readBundle()).toContain(text)
  expect(service.received.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true)
  expect(readFileSync(file(scriptName), 'utf8')).toBe(script)
  removeSourceMaps(folder)
  expect([scriptName, mapName, 'index.html'].map((name) => existsSync(file(name)))).toEqual([true, false, true])
})

test('a refused upload has a message without the token', async () => {
  const folder = await build(401)
  const error = await uploadSourceMaps(folder).catch(String)
  expect(error).toMatch(/^Error: The source maps were not uploaded: .+/s)
  expect(error).not.toContain(token)
})
