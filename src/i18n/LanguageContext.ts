import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from './languages'

/** The language of the current page, which its path determines. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)
