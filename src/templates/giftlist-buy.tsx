/** /nl/wenslijsten/schenken, /en/giftlists/buy: how giving works, with the code of a printed card and the search. */
export { default } from './giftlist-index'
