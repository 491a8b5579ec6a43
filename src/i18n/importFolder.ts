import type { Language } from './languages'

/** Imports a file of a language's folder, or the English one, as `readFolders` does. */
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
