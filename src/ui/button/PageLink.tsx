import { type GatsbyLinkProps, Link } from 'gatsby'
import * as styles from './buttonBase.module.css'

export type PageLinkProps = Omit<GatsbyLinkProps<unknown>, 'ref'>

/** A link to another page of the site. It opens without a full page load once the script is loaded. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />
}

interface ButtonLinkProps extends PageLinkProps {
  isWide?: boolean
}

/** A link that looks like a button, for a view whose main action is a link. */
export function ButtonLink({ isWide = false, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={isWide ? `${styles.button} ${styles.wide}` : styles.button} />
}
