import { Fragment, type ReactNode } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSelectors'

/** Starts its content again after a logout, so that the next person at the device finds an empty form. */
export function UntilLogout({ children }: { children: ReactNode }) {
  return <Fragment key={useAppSelector(selectLogouts)}>{children}</Fragment>
}
