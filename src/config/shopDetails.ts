/**
 * The name, the numbers and the address of the seller, from the one file that an adopter changes. A build checks it first
 * (pageTable/sources/shopFile). Browsers receive only the fields that their code names, so name them one by one:
 * `shopDetails.city.nl`.
 */
export { default as shopDetails } from '../../data/shop.json'
