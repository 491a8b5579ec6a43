/**
 * The key of an addition to a gift list that waits for a login. It is the key of a draft, so a logout clears it with the
 * other drafts.
 */
export const pendingAdditionKey = 'upnorth.draft.giftlist-addition'
