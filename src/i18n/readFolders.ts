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
      if (isFileMissing(error)) return read('en')
      throw error
    }
  })

/** Imports a file of one language's folder, or the English file if there is no such file. */
export const importFolder = <Messages>(
  language: Language,
  importFile: (language: Language) => Promise<Messages>,
): Promise<Messages> =>
  importFile(language).catch((error: unknown) => {
    if (isFileMissing(error)) return importFile('en')
    throw error
  })

/** Returns whether an error says that a file is missing. Node, Jest and webpack use the same code for such an error. */
export const isFileMissing = (error: unknown): boolean => (error as { code?: string }).code === 'MODULE_NOT_FOUND'
