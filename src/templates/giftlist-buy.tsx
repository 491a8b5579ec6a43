/**
 * /nl/wenslijsten/schenken, /en/giftlists/buy: an explanation of giving, with the code of a printed card and the
 * search.
 */
export { default } from './giftlist-index'
