import { updateGiftWrapping, type GiftWrappingChoice } from '../../apiClient/checkout'
import { takeStep } from './takeStep'

/** Wrapped as a gift or not: the gift wrapping step. */
export const chooseGiftWrapping = (choice: GiftWrappingChoice) =>
  takeStep((client, cart, id_lang) => updateGiftWrapping(client, cart, choice, id_lang))
