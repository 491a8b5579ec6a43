import { catalogue } from './catalogue'
import { frame } from './frame'

export const eager = { frame, catalogue }
