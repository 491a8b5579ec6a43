import { Fragment, type ReactNode } from 'react'
import { useStoreSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSelectors'

/** Starts its content again after a logout, so that the next person at the device finds an empty form. */
export function UntilLogout({ children }: { children: ReactNode }) {
  return <Fragment key={useStoreSelector(selectLogouts)}>{children}</Fragment>
}
