import type { Giftlist } from '../../../contract/giftlist'

/** Returns the name of a gift list as its owner sees it, or `unnamed` when it has none. */
export const formatGiftlistName = ({ name, name_parents }: Giftlist, unnamed: string): string =>
  name.trim() || name_parents.trim() || unnamed
