import * as styles from './Button.module.css'
import * as base from './buttonBase.module.css'

/** 'ink' is the main action of a view, 'ghost' any other action, and 'remove' an action that removes something. */
export type ButtonVariant = 'ink' | 'ghost' | 'remove'

export function getButtonClass(variant: ButtonVariant, isWide: boolean, className = ''): string {
  return [base.button, variant !== 'ink' && styles[variant], isWide && base.wide, className].filter(Boolean).join(' ')
}
