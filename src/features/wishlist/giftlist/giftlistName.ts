import type { Giftlist } from '../../../contract/giftlist'

/** What a gift list is called to its owner; `unnamed` when it says nothing of itself. */
export const giftlistName = ({ name, name_parents }: Giftlist, unnamed: string): string =>
  name.trim() || name_parents.trim() || unnamed
