import { createConfig, lintFromString } from '@redocly/openapi-core'
import { buildDocuments } from '../../src/commands/contractDocs/buildDocuments'
import { readPage } from '../../src/commands/contractDocs/writeContractDocs'
import type { Examples } from '../../src/commands/contractDocs/examples/shortenExample'
import { exampleMoment, recordExamples } from '../../src/commands/contractDocs/examples/recordExamples'
import { allCalls } from '../../src/contract/calls/allCalls'
import { openSeededSandbox } from '../support/sandbox/openSeededSandbox'

let examples: Examples
let documents: [string, string][]
beforeAll(async () => {
  const sandbox = openSeededSandbox({ now: () => exampleMoment, passwordCost: 16 })
  // The recorder throws an error when a link, a payload or an answer differs from the description.
  examples = await recordExamples(sandbox).finally(() => sandbox.close())
  documents = Object.entries(buildDocuments(examples, readPage))
})

test('the sandbox answers every described call as described', () => {
  expect(Object.keys(allCalls).filter((name) => !(name in examples))).toEqual([])
})

test('the documents of the contract are those that "npm run contract:docs" writes', () => {
  expect(documents.filter(([name, text]) => readPage(name) !== text).map(([name]) => name)).toEqual([])
})

test('the OpenAPI document is valid, and its examples have no other fields than their schemas', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      // The addresses of gift list items come from SPEC §7.
      'no-ambiguous-paths': 'off',
    },
  })
  const problems = await lintFromString({ source: readPage('openapi.yaml'), absoluteRef: 'openapi.yaml', config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
})
