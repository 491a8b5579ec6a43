/**
 * The name, the numbers and the address of the seller, from the one file that an adopter changes. A build checks it first
 * (pageTable/sources/shopFile).
 */
export { default as shopDetails } from '../../data/shop.json'
