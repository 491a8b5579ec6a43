import { type GatsbyLinkProps, Link } from 'gatsby'
import * as styles from './buttonBase.module.css'

export type PageLinkProps = Omit<GatsbyLinkProps<unknown>, 'ref'>

/** Once the script has loaded, the link opens a page of the site without a full page load. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />
}

interface ButtonLinkProps extends PageLinkProps {
  isWide?: boolean
}

/** For a view whose main action is a link. */
export function ButtonLink({ isWide = false, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={isWide ? `${styles.button} ${styles.wide}` : styles.button} />
}
