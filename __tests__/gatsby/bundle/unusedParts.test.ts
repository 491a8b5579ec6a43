import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unusedParts } from '../../../src/gatsby/bundle/unusedParts'
import propertyTypes from '../../../src/gatsby/bundle/stubPropertyTypes'

const templates = 'src/templates'

test('Gatsby still has every file that is left out', () => {
  const names = Object.keys(unusedParts).map((file) => path.relative('.', file))
  const inCache = names.flatMap((name) => (name.startsWith('.cache/') ? [name.slice('.cache/'.length)] : []))
  expect(inCache).toHaveLength(2)
  for (const name of inCache) expect(readFileSync(`node_modules/gatsby/cache-dir/${name}`, 'utf8')).not.toBe('')
})

test('no template has a Head, and nothing registers a service worker', () => {
  const files = readdirSync(templates).filter((name) => name.endsWith('.tsx'))
  const all = [...files.map((name) => path.join(templates, name)), 'gatsby-browser.tsx']
  const users = all.filter((file) =>
    /export (?:const|function|\{[^}]*\b)\s*Head\b|registerServiceWorker/.test(readFileSync(file, 'utf8')),
  )
  expect(users).toEqual([])
})

test('every type of a property, and every call that makes one, exists', () => {
  const types = propertyTypes as { object: { isRequired: unknown }; shape: (shape: object) => { isRequired: unknown } }
  expect(types.object.isRequired).toBe(propertyTypes)
  expect(types.shape({ pathname: types.object.isRequired }).isRequired).toBe(propertyTypes)
})
