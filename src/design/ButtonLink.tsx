import * as styles from './buttonBase.module.css'
import { PageLink, type PageLinkProps } from './PageLink'

interface ButtonLinkProps extends PageLinkProps {
  /** As wide as its place. */
  block?: boolean
}

/** A link that looks like a button: where the main deed of a view is going somewhere. */
export function ButtonLink({ block = false, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={block ? `${styles.button} ${styles.block}` : styles.button} />
}
