import { saveDesignPayload, savedDesigns } from '../design'
import type { Calls } from './call'

const tokens = { customer: 'account' } as const

/** The calls about shelving that a customer designed and saved. */
export const designCalls = {
  listDesigns: {
    does: "Lists the customer's saved designs, the latest first.",
    ...{ method: 'GET', path: '/v1/my/designs', level: 'whole' },
    links: { sessionAnswer: 'my_designs' },
    tokens,
    answer: savedDesigns,
    without: 'Designs are saved only on the device.',
  },
  saveDesign: {
    does: 'Saves a design.',
    ...{ method: 'POST', path: '/v1/my/designs', level: 'whole' },
    links: { savedDesigns: 'add' },
    tokens,
    payload: saveDesignPayload,
    answer: savedDesigns,
    errors: ['invalid'],
    without: 'Designs are saved only on the device.',
  },
  updateDesign: {
    does: 'Changes the name or the text of a saved design.',
    ...{ method: 'PUT', path: '/v1/my/designs/{id}', level: 'whole' },
    links: { savedDesign: 'update' },
    tokens,
    payload: saveDesignPayload,
    answer: savedDesigns,
    errors: ['invalid', 'not_found'],
    without: 'The design cannot be renamed.',
  },
  removeSavedDesign: {
    does: 'Removes a saved design.',
    ...{ method: 'DELETE', path: '/v1/my/designs/{id}', level: 'whole' },
    links: { savedDesign: 'remove' },
    tokens,
    answer: savedDesigns,
    errors: ['not_found'],
    without: 'The design cannot be removed.',
  },
} as const satisfies Calls
