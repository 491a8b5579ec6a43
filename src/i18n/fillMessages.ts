import type { Messages } from './messages'

/** Some of the messages of an area. */
type PartialMessages<Area> = {
  [Key in keyof Area]?: Area[Key] extends string | ((...values: never[]) => string)
    ? Area[Key]
    : PartialMessages<Area[Key]>
}

const missingKeysByMessages = new WeakMap<object, string[]>()

/**
 * Fills the gaps in the unfinished messages of a language with the English messages. The types ensure that a file that
 * does not use this function has all messages.
 */
export function fillMessages<Area extends object>(
  english: Area,
  translations: PartialMessages<Messages<Area>>,
): Messages<Area> {
  const untranslatedKeys: string[] = []
  const filledMessages = fillGroup(english, translations, '', untranslatedKeys)
  missingKeysByMessages.set(filledMessages, untranslatedKeys)
  return filledMessages as Messages<Area>
}

/** Lists the keys, such as `errors.short`, of the messages that `fillMessages` took from the English messages. */
export const listMissingKeys = (messages: object): string[] => missingKeysByMessages.get(messages) ?? []

function fillGroup(english: object, translations: object, prefix: string, untranslatedKeys: string[]): object {
  const filledEntries = Object.entries(english).map(([key, message]: [string, string | object]) => {
    const translation = (translations as Record<string, string | object | undefined>)[key]
    const isGroup = typeof message === 'object'
    if (translation === undefined && !isGroup) untranslatedKeys.push(prefix + key)
    return [
      key,
      isGroup
        ? fillGroup(message, (translation ?? {}) as object, `${prefix}${key}.`, untranslatedKeys)
        : (translation ?? message),
    ]
  })
  return Object.fromEntries(filledEntries) as object
}
