import { expect } from '@playwright/test'
import { buildPath } from '../../../src/pageTable/paths'
import { Customer } from './Customer'
import { GiftlistClient } from './GiftlistClient'
import { closePanel, findAdded, findDialog, type PressedButton } from './pressedButtons'
import type { Shopper } from './Shopper'
import { storeTokens } from './tokens'
import { variants } from './variants'

/** Shows the account's addresses, more of them than a test deletes. */
async function openAddresses({ page }: Shopper, id: string): Promise<void> {
  const customer = new Customer(page, 'nl', `dubbel.${id}@example.be`)
  const api = await customer.preparesAccount()
  for (let number = 1; number < 7; number += 1) await api.addAddress(`Beukenlaan ${number}`)
  await storeTokens(page, api.tokens)
  await customer.opens('my-addresses')
}

const findRemoval = ({ main, messages }: Shopper) =>
  main.getByRole('button', { name: messages.addresses.removeThis('Beukenlaan') }).last()

async function openDeletion(shopper: Shopper): Promise<void> {
  await findRemoval(shopper).press('Enter')
  await expect(findDialog(shopper, shopper.messages.addresses.deletion.title)).toBeVisible()
}

/** Opens a public gift list with a wish of many pieces. */
async function openGiftlist({ page }: Shopper, id: string): Promise<void> {
  const api = new GiftlistClient(page.request, 'nl')
  await api.createCustomer(`lijst.${id}@example.be`, 'drie stoelen en een tafel')
  const list = await api.createGiftlist({ name: 'Ons huis', name_parents: 'Noor en Elias' })
  await api.wish(list, variants.mugs, 40)
  await page.goto(buildPath('giftlist', 'nl', { list: list.code ?? '' }))
}

const findGift = ({ main, messages: { giftlist } }: Shopper) =>
  main.getByRole('button', { name: giftlist.item.forItem(giftlist.item.giveOne, '') })

async function openGift(shopper: Shopper): Promise<void> {
  await findGift(shopper).press('Enter')
  await expect(findDialog(shopper, shopper.messages.giftlist.give.title)).toBeVisible()
}

/** The buttons of the account's addresses and of a public gift list. */
export const accountButtons: readonly PressedButton[] = [
  {
    name: 'the button that asks whether to delete an address',
    changes: 0,
    open: openAddresses,
    find: findRemoval,
    findEffect: (shopper) => findDialog(shopper, shopper.messages.addresses.deletion.title),
    undo: closePanel,
  },
  {
    name: 'the button that deletes an address',
    changes: 1,
    open: async (shopper, id) => {
      await openAddresses(shopper, id)
      await openDeletion(shopper)
    },
    find: ({ panel, messages }) => panel.getByRole('button', { name: messages.addresses.deletion.submit }),
    findEffect: findRemoval,
    undo: openDeletion,
  },
  {
    name: 'the button that begins a gift',
    changes: 0,
    open: openGiftlist,
    find: findGift,
    findEffect: (shopper) => findDialog(shopper, shopper.messages.giftlist.give.title),
    undo: closePanel,
  },
  {
    name: 'the button that gives',
    changes: 1,
    open: async (shopper, id) => {
      await openGiftlist(shopper, id)
      await openGift(shopper)
    },
    find: ({ panel, messages }) => panel.getByRole('button', { name: messages.giftlist.give.submit }),
    findEffect: findAdded,
    undo: async (shopper) => {
      await closePanel(shopper)
      await openGift(shopper)
    },
  },
]
