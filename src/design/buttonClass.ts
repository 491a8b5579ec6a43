import * as styles from './buttonClass.module.css'

/** Ink: the one main deed of a view. Ghost: the others. Remove: what takes something away. */
export type ButtonLook = 'ink' | 'ghost' | 'remove'

export function buttonClass(look: ButtonLook, block: boolean, className = ''): string {
  return [styles.button, look !== 'ink' && styles[look], block && styles.block, className].filter(Boolean).join(' ')
}
