import { updateCountry, type CountryChoice } from '../../apiClient/checkout'
import { takeStep } from './takeStep'

/** The country that the cart is delivered to. */
export const chooseCountry = (choice: CountryChoice) =>
  takeStep((client, cart, id_lang) => updateCountry(client, cart, choice, id_lang))
