import { useWords } from '../../../i18n/useWords'

/** Returns a function that names the owners of a gift's list, even when the shop API does not. */
export function useOwnersName(): (name: string | null) => string {
  const { someOwners } = useWords('giftlistLines')
  return (name) => name?.trim() || someOwners
}
