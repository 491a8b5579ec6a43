import * as styles from './Button.module.css'
import * as base from './buttonBase.module.css'

/** 'ink' is the main action of a view, 'remove' an action that deletes something, and 'ghost' any other action. */
export type ButtonVariant = 'ink' | 'ghost' | 'remove'

export function getButtonClass(variant: ButtonVariant, isWide: boolean, className = ''): string {
  return [base.button, variant !== 'ink' && styles[variant], isWide && base.wide, className].filter(Boolean).join(' ')
}
