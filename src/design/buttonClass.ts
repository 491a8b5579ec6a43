import * as styles from './Button.module.css'
import * as base from './buttonBase.module.css'

/** Ink: the one main deed of a view. Ghost: the others. Remove: what takes something away. */
export type ButtonLook = 'ink' | 'ghost' | 'remove'

/** The classes of a button, for a link that looks like one as well. */
export function buttonClass(look: ButtonLook, block: boolean, className = ''): string {
  return [base.button, look !== 'ink' && styles[look], block && base.block, className].filter(Boolean).join(' ')
}
