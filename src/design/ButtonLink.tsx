import { buttonClass, type ButtonLook } from './buttonClass'
import { PageLink, type PageLinkProps } from './PageLink'

interface ButtonLinkProps extends PageLinkProps {
  look?: ButtonLook
  block?: boolean
}

/** A link that looks like a button: where the main deed of a view is going somewhere. */
export function ButtonLink({ look = 'ink', block = false, className, ...rest }: ButtonLinkProps) {
  return <PageLink className={buttonClass(look, block, className)} {...rest} />
}
