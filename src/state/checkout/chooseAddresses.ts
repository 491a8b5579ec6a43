import { updateCartAddresses, type CartAddresses } from '../../apiClient/checkout'
import { takeStep } from './takeStep'

/** Which of the customer's addresses the order goes to and is billed to. */
export const chooseAddresses = (choice: CartAddresses) =>
  takeStep((client, cart, id_lang) => updateCartAddresses(client, cart, choice, id_lang))
