import { updateCartAddresses } from '../../apiClient/checkout'
import { setContact } from '../../apiClient/session'
import type { SetContact } from '../../contract/requests'
import { endpoints } from '../app/endpoints'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { takeStep } from './takeStep'

/** Says who the invoice is for; afterwards the cart update link is called with the invoice address (SPEC §7). */
export const setInvoiceContact =
  (contact: SetContact, id_address_invoice: number): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch) =>
    dispatch(
      takeStep(async (client, cart, id_lang) => {
        await setContact(client, await dispatch(endpoints()), contact)
        return updateCartAddresses(client, cart, { id_address_invoice }, id_lang)
      }),
    )
