import { Icon } from '../figure/Icon'
import { PageLink, type PageLinkProps } from './PageLink'
import * as styles from './TextLink.module.css'

interface TextLinkProps extends PageLinkProps {
  /** Adds an arrow, for a link to a story or a product range. */
  arrow?: boolean
}

export function TextLink({ arrow = false, className = '', children, ...rest }: TextLinkProps) {
  return (
    <PageLink className={`${styles.go} ${className}`.trim()} {...rest}>
      {children}
      {arrow && <Icon name="arrow" />}
    </PageLink>
  )
}
