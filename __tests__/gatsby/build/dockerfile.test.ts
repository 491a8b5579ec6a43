/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { browserVariables } from '../../../src/config/checkEnvironment'
import { formatNginx } from '../../../src/gatsby/host/formatNginx'
import { apiFolder, exampleApi } from '../../../src/gatsby/host/hostRules'
import { defaultNginxSettings } from '../../../src/gatsby/host/writeHostFiles'

const dockerfile = readFileSync('.ci/Dockerfile', 'utf8')
const [, folder] = /^COPY --from=build \S+public (\S+)$/m.exec(dockerfile)!

test('each text that the container replaces is in the file for nginx once, and the folder of the site is the same', () => {
  const api = { address: exampleApi.local, paths: [apiFolder] }
  const nginx = formatNginx('default-src', { ...defaultNginxSettings, api })
  const replaced = [...dockerfile.matchAll(/s\|([^|]+)\|/g)].map(([, text]) => text!)
  expect(replaced).toHaveLength(2)
  for (const text of replaced) expect(nginx.split(text)).toHaveLength(2)
  expect(nginx).toContain(`root "${folder}";`)
})

test('the container is built with the version of Node of the project, and can be given each setting of a page', () => {
  expect(dockerfile).toContain(`FROM node:${readFileSync('.nvmrc', 'utf8').trim()}-`)
  for (const name of Object.keys(browserVariables.entries)) expect(dockerfile).toContain(`ARG ${name}\n`)
})

test('the container copies no setting, secret or database of this machine', () => {
  const ignored = readFileSync('.ci/Dockerfile.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', '.sandbox', 'node_modules']))
})
