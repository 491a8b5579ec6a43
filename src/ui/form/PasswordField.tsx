import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import * as fieldStyles from './Field.module.css'
import { getDescriptionProps, FieldFrame, type FieldMessages } from './Field'
import * as styles from './PasswordField.module.css'

interface PasswordFieldProps extends FieldMessages, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  /** The texts of the button that shows and hides the password. The labels are their long forms for screen readers. */
  toggle: { show: string; hide: string; showLabel: string; hideLabel: string }
}

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { id, label, optional, help, error, toggle, className, ...rest },
  ref,
) {
  const [isShown, setIsShown] = useState(false)
  const messages = { id, label, optional, help, error }
  return (
    <FieldFrame {...messages} className={className}>
      <div className={styles.password}>
        <input
          ref={ref}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={fieldStyles.control}
          {...rest}
          {...getDescriptionProps(messages)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? toggle.hideLabel : toggle.showLabel}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? toggle.hide : toggle.show}
        </button>
      </div>
    </FieldFrame>
  )
})
