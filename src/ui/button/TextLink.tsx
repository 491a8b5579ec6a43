import { Icon } from '../figure/Icon'
import { PageLink, type PageLinkProps } from './PageLink'
import * as styles from './TextLink.module.css'

interface TextLinkProps extends PageLinkProps {
  /** When it leads to a story or a range. */
  arrow?: boolean
}

/** A link that stands alone. */
export function TextLink({ arrow = false, className = '', children, ...rest }: TextLinkProps) {
  return (
    <PageLink className={`${styles.go} ${className}`.trim()} {...rest}>
      {children}
      {arrow && <Icon name="arrow" />}
    </PageLink>
  )
}
