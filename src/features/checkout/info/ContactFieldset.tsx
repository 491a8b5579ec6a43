import type { ReactNode } from 'react'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { useWords } from '../../../i18n/useWords'

interface ContactFieldsetProps {
  /** The e-mail address is that of the account. */
  emailFixed?: boolean
  children?: ReactNode
}

/** Who orders; children stand below the e-mail address, where the confirmation goes. */
export function ContactFieldset(props: ContactFieldsetProps) {
  const { info } = useWords('identity')
  return <PersonFieldset legend={info.contact} emailHelp={info.emailHelp} {...props} />
}
