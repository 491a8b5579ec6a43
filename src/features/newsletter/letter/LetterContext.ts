import { createContext } from 'react'
import type { Letter } from './takeLetter'

/** The letter whose link led to the page; null for who came by any other way. */
export const LetterContext = createContext<Letter | null>(null)
