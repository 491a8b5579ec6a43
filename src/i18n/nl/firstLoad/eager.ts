import { catalogue } from './catalogue'
import { frame } from './frame'

/** The messages of every page. Other areas are loaded with the sections that need them. */
export const eager = { frame, catalogue }
