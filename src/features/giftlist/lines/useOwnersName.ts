import { useWords } from '../../../i18n/useWords'

/** Returns a function that names those for whom a gift is, also when the shop API does not. */
export function useOwnersName(): (name: string | null) => string {
  const { someOwners } = useWords('giftlistLines')
  return (name) => name?.trim() || someOwners
}
