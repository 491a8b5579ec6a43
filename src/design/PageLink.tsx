import { Link, type GatsbyLinkProps } from 'gatsby'

export type PageLinkProps = Omit<GatsbyLinkProps<unknown>, 'ref'>

/** A link to another page of the shop: changes the page without a full load once the script has come. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />
}
