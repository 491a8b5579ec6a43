import { editDistance } from './editDistance'
import { variables } from './variables'

type Environment = Record<string, string | undefined>

/**
 * Everything that is wrong with the shop's variables, one line each: the variable, its value and what was
 * expected. An empty value counts as unset. A name that is nearly one of ours is taken for a misspelling.
 */
export function checkEnvironment(environment: Environment): string[] {
  return [...wrongValues(environment), ...misspellings(environment)]
}

function wrongValues(environment: Environment): string[] {
  return Object.entries(variables).flatMap(([name, { expected, fits }]) => {
    const value = environment[name]?.trim()
    return !value || fits(value) ? [] : [`${name} is "${shown(value)}", but must be ${expected}.`]
  })
}

function misspellings(environment: Environment): string[] {
  const known = Object.keys(variables)
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((each) => editDistance(name.toUpperCase(), each) <= 2)
    return meant ? [`${name} is not a variable of this shop: was ${meant} meant? (.env.example names them all)`] : []
  })
}

/** Values can be pasted secrets or whole files: a line shows their beginning. */
const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
