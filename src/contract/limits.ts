/**
 * The limits of the shop API. They are separate from the schemas, since the first load uses them without a schema
 * library. Lengths are in characters.
 */
export const maxNameLength = 60
export const maxEmailLength = 254

/** The maximum length of an address line, a company and a VAT number. */
export const maxLineLength = 120
export const maxCityLength = 60
export const maxPostcodeLength = 12

/**
 * The limits on a password's length. The lower limit makes passwords hard to guess; the upper limit keeps hashing
 * cheap.
 */
export const passwordLength = { min: 8, max: 128 } as const

export const maxVoucherCodeLength = 60
export const maxGiftlistNameLength = 100
export const maxWelcomeMessageLength = 2000
export const maxGiftMessageLength = 500

/** The format of a gift list's code. Letters and digits that look alike on a printed card are excluded. */
export const giftlistCodePattern = /^[2-9A-HJKMNP-TV-Z]{8}$/

/** The minimum unit price in euro of an item that accepts contributions, and the minimum contribution. */
export const minContributionPrice = 100
export const minContribution = 5

/** The maximum number of gift lists of a customer, and of variants on a list. */
export const maxGiftlists = 20
export const maxGiftlistItems = 200

/** The minimum number of letters in a gift list search. */
export const minGiftlistSearchLength = 2
export const maxOrderNumberLength = 40
export const maxReasonLength = 1000

/** The maximum length of the token of an email link, and of the key of an order. */
export const maxTokenLength = 100

/** The maximum length of the values of one filter, including their commas. */
export const maxFilterLength = 1000

/** The maximum length of a search term, and the minimum number of letters for suggestions. */
export const maxSearchLength = 100
export const minSuggestionLength = 2

/**
 * The header with the key of a change: an addition to the cart, or a submitted form. A repeated change with the same
 * key does not count again.
 */
export const idempotencyHeader = 'Idempotency-Key'
export const maxIdempotencyKeyLength = 100

/** The maximum number of variants on a wishlist. More variants would not fit into one request. */
export const maxWishes = 100

/** The maximum length of a form's message, which stays well below the limit on a JSON body. */
export const maxMessageLength = 5000
export const maxPhoneLength = 30

/** The limits on a file in a form: its size in bytes, and the length of its name with the extension. */
export const maxFileBytes = 8_000_000
export const maxFileNameLength = 100
/** The maximum number of files in each form. */
export const maxFiles = { complaint: 3, advice: 4, application: 2 } as const

/**
 * The limits on a design of the shelving configurator: the number of characters of its encoded text, the number of
 * entries in its list of variants, and the number of characters of the name under which it is saved.
 */
export const maxDesignLength = 600
export const maxDesignItems = 60
export const maxDesignNameLength = 60
/** The maximum number of designs that a customer can save. */
export const maxDesigns = 50

/** The minimum and maximum length of a wall in metres. */
export const wallLength = { min: 0.5, max: 50 } as const
