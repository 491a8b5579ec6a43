import type { Messages } from './messages'

/** Some of the messages of an area. */
type SomeMessages<Area> = {
  [Key in keyof Area]?: Area[Key] extends string | ((...values: never[]) => string)
    ? Area[Key]
    : SomeMessages<Area[Key]>
}

const missing = new WeakMap<object, string[]>()

/**
 * Completes the messages of a language that is still being translated with the English ones. A file without this function has all
 * messages, which its type checks.
 */
export function fillMessages<Area extends object>(english: Area, own: SomeMessages<Messages<Area>>): Messages<Area> {
  const untranslated: string[] = []
  const filled = fill(english, own, '', untranslated)
  missing.set(filled, untranslated)
  return filled as Messages<Area>
}

/** Lists the messages that `fillMessages` took from the English ones. */
export const listMissing = (messages: object): string[] => missing.get(messages) ?? []

function fill(english: object, own: object, place: string, untranslated: string[]): object {
  const members = Object.entries(english).map(([key, message]: [string, string | object]) => {
    const given = (own as Record<string, string | object | undefined>)[key]
    const isGroup = typeof message === 'object'
    if (given === undefined && !isGroup) untranslated.push(place + key)
    return [key, isGroup ? fill(message, (given ?? {}) as object, `${place}${key}.`, untranslated) : (given ?? message)]
  })
  return Object.fromEntries(members) as object
}
