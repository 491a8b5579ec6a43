import { type GatsbyLinkProps, Link } from 'gatsby'
import * as styles from './buttonBase.module.css'

export type PageLinkProps = Omit<GatsbyLinkProps<unknown>, 'ref'>

/** A link to another page of the shop: changes the page without a full load once the script has come. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />
}

interface ButtonLinkProps extends PageLinkProps {
  /** As wide as its place. */
  block?: boolean
}

/** A link that looks like a button: where the main deed of a view is going somewhere. */
export function ButtonLink({ block = false, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={block ? `${styles.button} ${styles.block}` : styles.button} />
}
