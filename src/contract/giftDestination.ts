import * as v from 'valibot'

/** Where a gift goes: to the giver, to the owner's address, or to the shop, where the owner picks it up. */
export const giftDestination = v.picklist(['giver', 'owner', 'pickup'])

export type GiftDestination = v.InferOutput<typeof giftDestination>
