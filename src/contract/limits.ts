/**
 * The limits of the shop API, each stated here only. They are separate from the schemas, since the first load uses them
 * without a schema library. Lengths are in characters.
 */
export const maxNameLength = 60
export const maxEmailLength = 254

/** An address line, a company and a VAT number. */
export const maxLineLength = 120
export const maxCityLength = 60
export const maxPostcodeLength = 12

/** The lower limit makes passwords hard to guess; the upper limit keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 } as const

export const maxVoucherCodeLength = 60
export const maxGiftlistNameLength = 100
export const maxWelcomeMessageLength = 2000
export const maxGiftMessageLength = 500

/** The code of a gift list: letters and digits that are not taken for one another on a printed card. */
export const giftlistCodePattern = /^[2-9A-HJKMNP-TV-Z]{8}$/

/** Items from this unit price (euro) collect contributions; the smallest contribution in euro. */
export const minContributionPrice = 100
export const minContribution = 5

/** The largest number of gift lists of a customer, and of variants on a list. */
export const maxGiftlists = 20
export const maxGiftlistItems = 200

/** The fewest letters of a gift list search. */
export const minGiftlistSearchLength = 2
export const maxOrderNumberLength = 40
export const maxReasonLength = 1000

/** The tokens of an email link and the key of an order. */
export const maxTokenLength = 100

/** The values of one filter of a list, with their commas. */
export const maxFilterLength = 1000

/** The search words, and the fewest letters that have suggestions. */
export const maxSearchLength = 100
export const minSuggestionLength = 2

/** The header with the key of an addition to the cart: repeated with the same key, it does not count again. */
export const idempotencyHeader = 'Idempotency-Key'
export const maxIdempotencyKeyLength = 100

/** The largest quantity of a line item or of a variant on a wishlist. */
export const maxQuantity = 999

/** The largest number of variants on a wishlist. More would not fit into one request. */
export const maxWishes = 100

/** The message of a form. The longest one stays well below the limit of a JSON body. */
export const maxMessageLength = 5000
export const maxPhoneLength = 30

/** A file that goes with a form: its size in bytes, and the characters of its name with the ending. */
export const maxFileBytes = 8_000_000
export const maxFileNameLength = 100
/** How many files a form takes. */
export const maxFiles = { complaint: 3, advice: 4, application: 2 } as const

/** A design of the shelving configurator: its characters, its different variants, the name under which it is saved. */
export const maxDesignLength = 600
export const maxDesignItems = 60
export const maxDesignNameLength = 60
/** The largest number of designs that a customer saves. */
export const maxDesigns = 50

/** The length of a wall in metres. */
export const roomMetres = { min: 0.5, max: 50 } as const
