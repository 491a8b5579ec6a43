import { catalogue } from './catalogue'
import { frame } from './frame'

/** What every page needs; the other areas come with the parts that need them. */
export const eager = { frame, catalogue }
