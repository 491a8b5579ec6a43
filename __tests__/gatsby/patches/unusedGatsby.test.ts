import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unusedGatsbyAliases } from '../../../src/gatsby/patches/unusedGatsby'
import propertyTypes from '../../../src/gatsby/patches/stubPropertyTypes'

test('Gatsby still has every file that is left out', () => {
  const names = Object.keys(unusedGatsbyAliases).map((file) => path.relative('.', file))
  const inCache = names.flatMap((name) => (name.startsWith('.cache/') ? [name.slice('.cache/'.length)] : []))
  expect(inCache).toHaveLength(2)
  for (const name of inCache) expect(readFileSync(`node_modules/gatsby/cache-dir/${name}`, 'utf8')).not.toBe('')
})

test('nothing registers a service worker', () => {
  expect(readFileSync('gatsby-browser.tsx', 'utf8')).not.toContain('registerServiceWorker')
})

test('every type of a property, and every call that makes one, exists', () => {
  const types = propertyTypes as { object: { isRequired: unknown }; shape: (shape: object) => { isRequired: unknown } }
  expect(types.object.isRequired).toBe(propertyTypes)
  expect(types.shape({ pathname: types.object.isRequired }).isRequired).toBe(propertyTypes)
})
