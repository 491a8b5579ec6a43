import type { ReactNode } from 'react'

/** The places of an account, in the order of its navigation. */
export type AccountPlace = 'overview' | 'orders' | 'addresses' | 'wishlist' | 'giftlists' | 'details'

interface AccountFrameProps {
  current: AccountPlace
  /** Under the log-in, for who has no account. */
  beside?: ReactNode
  children: ReactNode
}

/** The navigation of an account beside one of its places; who is not logged in logs in first, in this very page. */
export function AccountFrame({ children }: AccountFrameProps) {
  return <>{children}</>
}
