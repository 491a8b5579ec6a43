import { version } from '../../../package.json'
import type { Call } from '../../contract/calls/call'
import { listErrors } from '../../contract/calls/listErrors'
import { callsBySubject, subjectTitles } from '../../contract/calls/allCalls'
import { errorStatuses } from '../../contract/error'
import { idempotencyHeader, maxIdempotencyKeyLength } from '../../contract/limits'
import type { JsonSchema } from '@valibot/to-json-schema'
import { type ContractSchemas, listReferences } from './convertSchemas'
import type { Example, Examples } from './examples/shortenExample'
import { findExample, nameCall } from './nameCall'

const buildReference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const headers = {
  Lang: {
    description: 'The language of texts: 1 Dutch, 2 English.',
    schema: { type: 'integer', enum: [1, 2], default: 1 },
  },
  ApplicationName: { name: 'X-Application-Name', description: 'The storefront.', schema: { type: 'string' } },
  ApplicationVersion: { name: 'X-Application-Version', description: 'Its version.', schema: { type: 'string' } },
  IdempotencyKey: {
    name: idempotencyHeader,
    description: 'The key of a change, which counts once however often it arrives.',
    schema: { type: 'string', maxLength: maxIdempotencyKeyLength },
  },
}

export function buildOpenApi(schemas: ContractSchemas, examples: Examples) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [subject, calls] of Object.entries(callsBySubject)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const operation = buildOperation(name, call, schemas, findExample(name, examples))
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = { tags: [subject], ...operation }
    }
  }
  const usedSchemas = findUsedSchemas({ paths, errorBody: buildReference('schemas', 'errorBody') }, schemas.components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop API',
      version,
      description: 'The calls that the storefront makes. README.md beside this file says how the API works.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/web', description: 'On the origin of the shop API.' }],
    tags: Object.entries(subjectTitles).map(([name, description]) => ({
      name,
      description,
      externalDocs: { url: `${name}.md` },
    })),
    paths,
    components: {
      schemas: usedSchemas,
      parameters: Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [name, { name, in: 'header', ...header }]),
      ),
      responses: {
        Error: {
          description: 'Another error (SPEC §8).',
          content: buildJsonContent(buildReference('schemas', 'errorBody')),
        },
      },
      securitySchemes: {
        CartToken: { type: 'apiKey', in: 'header', name: 'CartToken' },
        CustomerToken: { type: 'apiKey', in: 'header', name: 'CustomerToken' },
      },
    },
  }
}

const buildJsonContent = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

function buildOperation(name: string, call: Call, schemas: ContractSchemas, example: Example | undefined) {
  return {
    operationId: name,
    summary: nameCall(name),
    description: describeCall(call),
    parameters: buildParameters(call, schemas),
    security: listSecurity(call),
    ...buildBody(call, schemas, example),
    responses: {
      '200': {
        description: 'The answer.',
        content: buildJsonContent(referToSchema(call.answer, schemas), example?.answer),
      },
      ...buildErrors(call),
    },
  }
}

const describeCall = ({ does, links = {}, level, without }: Call) =>
  [
    does,
    `Level: ${level}.`,
    ...Object.entries(links).map(([owner, link]) => `Link \`${link}\` of \`${owner}\`.`),
    ...(without ? [`Without it: ${without}`] : []),
  ].join('\n\n')

function referToSchema(schema: NonNullable<Call['payload']>, { findName }: ContractSchemas) {
  const name = findName(schema)
  if (!name) throw new Error('A schema of a call must be exported by its module')
  return buildReference('schemas', name)
}

function buildParameters({ path, query, hasKey }: Call, { expand }: ContractSchemas): object[] {
  const { properties = {}, required = [] } = query ? expand(query) : {}
  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const describeParameter = (name: string) => {
    const { description, ...schema } = (properties[name] ?? { type: 'string' }) as JsonSchema
    return { ...(description && { description }), schema }
  }
  return [
    buildReference('parameters', 'Lang'),
    buildReference('parameters', 'ApplicationName'),
    buildReference('parameters', 'ApplicationVersion'),
    ...(hasKey ? [buildReference('parameters', 'IdempotencyKey')] : []),
    ...pathNames.map((name) => ({ name, in: 'path', required: true, ...describeParameter(name) })),
    ...Object.keys(properties)
      .filter((name) => !pathNames.includes(name))
      .map((name) => ({ name, in: 'query', required: required.includes(name), ...describeParameter(name) })),
  ]
}

/** Lists the sets of tokens with which a call can be made. */
function listSecurity({ tokens = {} }: Call): Record<string, string[]>[] {
  const neededTokens = {
    ...(tokens.cart === 'required' && { CartToken: [] }),
    ...(tokens.customer && tokens.customer !== 'optional' && { CustomerToken: [] }),
  }
  const setsWithCart = tokens.cart === 'optional' ? [{ ...neededTokens, CartToken: [] }] : []
  const setsWithCustomer = tokens.customer === 'optional' ? [{ ...neededTokens, CustomerToken: [] }] : []
  const allTokens = setsWithCart.length > 0 && setsWithCustomer.length > 0 ? [{ CartToken: [], CustomerToken: [] }] : []
  return [neededTokens, ...setsWithCart, ...setsWithCustomer, ...allTokens]
}

function buildBody({ payload, hasFile }: Call, schemas: ContractSchemas, example: Example | undefined) {
  if (hasFile) return { requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } } }
  if (!payload) return {}
  return {
    requestBody: { required: true, content: buildJsonContent(referToSchema(payload, schemas), example?.payload) },
  }
}

function buildErrors(call: Call): Record<string, object> {
  const types = listErrors(call)
  const statuses = [...new Set(types.map((type) => errorStatuses[type]))].sort()
  const errors = statuses.map((status) => {
    const statusTypes = types.filter((type) => errorStatuses[type] === status).map((type) => `\`${type}\``)
    return [status, { ...buildReference('responses', 'Error'), description: statusTypes.join(', ') }] as const
  })
  return {
    ...(errors.length > 0 ? Object.fromEntries(errors) : { '4XX': buildReference('responses', 'Error') }),
    '500': buildReference('responses', 'Error'),
  }
}

/** Returns the schemas to which the document refers, directly or through other schemas. */
function findUsedSchemas(document: object, components: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const usedNames = new Set<string>()
  const visitValue = (value: object) => {
    for (const name of listReferences(value)) {
      const schema = components[name]
      if (!schema || usedNames.has(name)) continue
      usedNames.add(name)
      visitValue(schema)
    }
  }
  visitValue(document)
  return Object.fromEntries(Object.entries(components).filter(([name]) => usedNames.has(name)))
}
