import { bringMessages } from '../../../i18n/lateMessages'

const useMessages = bringMessages('giftlistLines')

/** Returns a function that names the owners of a gift's list, even when the shop API does not. */
export function useOwnersName(): (name: string | null) => string {
  const { someOwners } = useMessages('giftlistLines')
  return (name) => name?.trim() || someOwners
}
