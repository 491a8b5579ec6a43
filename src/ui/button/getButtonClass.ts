import * as styles from './Button.module.css'
import * as base from './buttonBase.module.css'

/** Ink: the one main deed of a view. Ghost: the others. Remove: what takes something away. */
export type ButtonVariant = 'ink' | 'ghost' | 'remove'

/** The classes of a button, for a link that looks like one as well. */
export function getButtonClass(variant: ButtonVariant, block: boolean, className = ''): string {
  return [base.button, variant !== 'ink' && styles[variant], block && base.block, className].filter(Boolean).join(' ')
}
