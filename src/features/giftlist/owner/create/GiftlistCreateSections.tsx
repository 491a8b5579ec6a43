import { useEffect } from 'react'
import { AccountAccess } from '../../../account/access/AccountAccess'
import { forgetAccountDraft } from '../../../account/access/accountFields'
import { CreateGiftlist } from './CreateGiftlist'
import { useAppSelector } from '../../../../store/hooks'
import { selectIsRegistered } from '../../../../store/session/sessionSelectors'

/** The form for a new gift list, in which a visitor makes an account on the same page. */
export function GiftlistCreateSections() {
  const isRegistered = useAppSelector(selectIsRegistered)
  useEffect(() => {
    if (isRegistered) forgetAccountDraft()
  }, [isRegistered])
  return <CreateGiftlist access={<AccountAccess />} />
}
