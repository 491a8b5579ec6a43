import type { Call } from '../../contract/calls/call'
import { subjects } from '../../contract/calls/subjects'
import { contractModules } from './contractModules'
import type { ContractSchemas } from './convertSchemas'

/** The modules whose schemas belong to no subject, and stand on the page of shared shapes. */
const { values, links, picture, error } = contractModules
const sharedNames = new Set([values, links, picture, error].flatMap((module) => Object.keys(module)))

export const sharedPage = 'shared'

/** Returns the page of each schema that needs a heading: that of the subject which uses it first. */
export function assignPages({ components, findName }: ContractSchemas): Map<string, string> {
  const pages = new Map<string, string>()
  const visit = (page: string, value: object) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) assign(page, name)
  }
  const assign = (page: string, name: string) => {
    const schema = components[name]
    if (!schema || pages.has(name)) return
    pages.set(name, isShared(name, components) ? sharedPage : page)
    visit(page, schema)
  }
  for (const [page, calls] of Object.entries(subjects)) {
    for (const { payload, query, answer } of Object.values<Call>(calls)) {
      assign(page, findName(answer) ?? '')
      for (const given of [payload, query]) if (given) visit(page, components[findName(given) ?? ''] ?? {})
    }
  }
  assign(sharedPage, 'errorBody')
  return pages
}

/** Plain values, such as an email address, are shared too. */
const isShared = (name: string, components: ContractSchemas['components']) =>
  sharedNames.has(name) || (components[name]?.type !== 'object' && !components[name]?.anyOf)
