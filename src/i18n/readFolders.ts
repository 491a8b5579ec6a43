import { type Language, mapLanguages } from './languages'

/**
 * Requires a file of every language's folder, or the English file for a language that has no such file. `read` calls
 * `require` itself, because webpack needs to see the path, and names the extension, so that webpack lists each file
 * once.
 */
export const readFolders = <Messages>(read: (language: Language) => Messages): Record<Language, Messages> =>
  mapLanguages((language) => {
    try {
      return read(language)
    } catch (error) {
      if (isMissing(error)) return read('en')
      throw error
    }
  })

/** Imports a file of one language's folder, or the English file. */
export const importFolder = <Messages>(
  language: Language,
  read: (language: Language) => Promise<Messages>,
): Promise<Messages> =>
  read(language).catch((error: unknown) => {
    if (isMissing(error)) return read('en')
    throw error
  })

/** Whether a language has no such file, which Node, Jest and webpack report in the same way. */
export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'MODULE_NOT_FOUND'
