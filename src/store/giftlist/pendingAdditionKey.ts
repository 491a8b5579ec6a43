/** Where an addition to a gift list waits for a login. It is a draft, so that a logout clears it with the others. */
export const pendingAdditionKey = 'upnorth.draft.giftlist-addition'
