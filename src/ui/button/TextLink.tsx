import { Icon } from '../figure/Icon'
import { PageLink, type PageLinkProps } from './PageLink'
import * as styles from './TextLink.module.css'

interface TextLinkProps extends PageLinkProps {
  /** True for a link to a story or a product range. */
  hasArrow?: boolean
}

export function TextLink({ hasArrow = false, className = '', children, ...rest }: TextLinkProps) {
  return (
    <PageLink className={`${styles.go} ${className}`.trim()} {...rest}>
      {children}
      {hasArrow && <Icon name="arrow" />}
    </PageLink>
  )
}
