import type { Messages } from './messages'

/** Some of the messages of an area. */
type SomeMessages<Area> = {
  [Key in keyof Area]?: Area[Key] extends string | ((...values: never[]) => string)
    ? Area[Key]
    : SomeMessages<Area[Key]>
}

const missingByMessages = new WeakMap<object, string[]>()

/**
 * Completes the messages of a language that is still being translated with the English messages. A file that does not
 * use this function has all messages, as its type ensures.
 */
export function fillMessages<Area extends object>(
  english: Area,
  translations: SomeMessages<Messages<Area>>,
): Messages<Area> {
  const untranslated: string[] = []
  const filledMessages = fillGroup(english, translations, '', untranslated)
  missingByMessages.set(filledMessages, untranslated)
  return filledMessages as Messages<Area>
}

/** Lists the keys, such as `errors.short`, of the messages that `fillMessages` took from the English messages. */
export const listMissing = (messages: object): string[] => missingByMessages.get(messages) ?? []

function fillGroup(english: object, translations: object, place: string, untranslated: string[]): object {
  const members = Object.entries(english).map(([key, message]: [string, string | object]) => {
    const translation = (translations as Record<string, string | object | undefined>)[key]
    const isGroup = typeof message === 'object'
    if (translation === undefined && !isGroup) untranslated.push(place + key)
    return [
      key,
      isGroup
        ? fillGroup(message, (translation ?? {}) as object, `${place}${key}.`, untranslated)
        : (translation ?? message),
    ]
  })
  return Object.fromEntries(members) as object
}
