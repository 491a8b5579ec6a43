import { updateCarrier, type CarrierChoice } from '../../apiClient/checkout'
import { takeStep } from './takeStep'

/** The way of delivery: the shipping step. */
export const chooseCarrier = (choice: CarrierChoice) =>
  takeStep((client, cart, id_lang) => updateCarrier(client, cart, choice, id_lang))
