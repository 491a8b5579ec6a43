import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configurator as en } from '../../src/i18n/en/configurator'
import { catalogue as catalogueEn } from '../../src/i18n/en/firstLoad/catalogue'
import type { Language } from '../../src/i18n/languages'
import { configurator as nl } from '../../src/i18n/nl/configurator'
import { catalogue as catalogueNl } from '../../src/i18n/nl/firstLoad/catalogue'
import { buildYourOwnMessages } from '../../src/i18n/buildTime'
import type { BuildYourOwnContent } from '../../src/pageTable/contents/shelving'
import { savedDesigns } from '../../src/contract/design'
import { putInCart } from '../../src/store/cart/addToCart'
import { listCartDesigns } from '../../src/store/design/groupCartDesigns'
import { designThunks } from '../../src/store/design/designThunks'
import { loggedOut } from '../../src/store/sharedActions'
import { selectPanelContent } from '../../src/store/sidePanelSlice'
import BuildYourOwnPage from '../../src/templates/build-your-own'
import { encodeDesign } from '../../src/features/configurator/address/encodeDesign'
import { listPlacedParts } from '../../src/features/configurator/design/Design'
import { describeDesign } from '../../src/features/configurator/wording/describeDesign'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { axe } from '../support/axe'
import '../support/dom/pointerEvent'
import { arbitraryCommands, buildDesign } from '../support/data/randomDesigns'
import { readShelvingSystem } from '../support/data/shelvingSystem'
import { buildTemplateElement } from '../support/dom/renderTemplate'
import { fc } from '../support/propertyTests'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens, withCustomer } from '../support/sandbox/storeVisitor'
import { openPageStore, setLazyTestStore } from '../support/store/pageStore'

const messages = { nl: { ...nl, catalogue: catalogueNl }, en: { ...en, catalogue: catalogueEn } }
const contents = {} as Record<Language, BuildYourOwnContent>
beforeAll(async () => {
  for (const language of ['nl', 'en'] as const) {
    contents[language] = { system: await readShelvingSystem(language), texts: buildYourOwnMessages[language] }
  }
})
const server = startSandboxServer()

async function openPlanner(language: Language = 'nl', search = '') {
  window.history.replaceState(null, '', `/${language}/hier${search}`)
  const shop = setLazyTestStore(language)
  const view = render(buildTemplateElement(BuildYourOwnPage, contents[language], { language }))
  await screen.findByLabelText(messages[language].tools.undo)
  return { ...view, shop, shopper: userEvent.setup(), text: messages[language] }
}

/** Opens the planner and one of its examples. */
async function openPreset(name: string, language: Language = 'nl') {
  const planner = await openPlanner(language)
  await planner.shopper.click(findPreset(name))
  return planner
}

/** Finds a button by its text or its label. A search by role would compute the names of the whole drawing each time. */
const press = (name: string | RegExp) =>
  screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name, { selector: 'button, button *' })
const findPreset = (name: string) =>
  screen.getByText((_, element) => element?.firstChild?.textContent === name, { selector: 'a *' })
const drawing = (text: { tools: { drawing: string } }) => screen.getByLabelText(new RegExp(`^${text.tools.drawing}`))
const listDrawnParts = (text: { tools: { drawing: string } }) =>
  within(drawing(text)).queryAllByLabelText((_, item) => item?.getAttribute('data-item')?.startsWith('part-') === true)

describe.each(['nl', 'en'] as const)('the planner in %s', (language) => {
  test('an example takes one tap, its price is shown, and one more tap adds all of it to the cart', async () => {
    const { shop, shopper, text } = await openPlanner(language)
    const [preset] = contents[language].system.presets
    await shopper.click(findPreset(preset!.name))
    expect(listDrawnParts(text)).toHaveLength(12)
    expect(window.location.search).toMatch(/^\?design=1\./)
    await shopper.click(press(text.buy.add))
    await waitFor(() => expect(press(text.buy.replace)).toBeInTheDocument())
    const { cart } = shop.getState().cart
    expect(cart && listCartDesigns(cart)).toHaveLength(1)
    expect(window.location.search).toContain('cart=')

    // The changed design replaces the first one.
    await shopper.click(press(text.adding.columnAfter))
    expect(window.location.search).toMatch(/cart=\d/)
    await shopper.click(press(text.buy.replace))
    await waitFor(() => {
      const now = shop.getState().cart.cart
      expect(now && listCartDesigns(now)[0]?.design).toBe(new URLSearchParams(window.location.search).get('design'))
    })
    const [design] = listCartDesigns(shop.getState().cart.cart!)
    expect(listCartDesigns(shop.getState().cart.cart!)).toEqual([design])
    expect(selectPanelContent(shop.getState())?.data).toMatchObject({
      design: { isChanged: true, delivery: { unit: 'days', min: 5, max: 8 } },
    })

    // The address still names the design that was removed from the cart.
    await act(() => shop.dispatch(designThunks.removeDesignFromCart(design!)))
    expect(press(text.buy.add)).toBeInTheDocument()
  })
})

test('a unit is in the cart once when it is added again after no answer came', async () => {
  const { shop, shopper, text } = await openPlanner()
  await act(() => shop.dispatch(putInCart({ id_product: 1067, id_product_attribute: 106702 })))
  await shopper.click(findPreset('Boekenwand'))
  server.loseAnswer('post', '/v1/cart/designs')
  server.failCall('get', '/v1/cart')
  await shopper.click(press(text.buy.add))
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  server.restoreCalls()
  await shopper.click(press(text.buy.add))
  await waitFor(() => expect(press(text.buy.replace)).toBeInTheDocument())
  expect(listCartDesigns(shop.getState().cart.cart!)).toHaveLength(1)
})

test('an addition to the cart that takes long says so', async () => {
  const { text } = await openPreset('Boekenwand')
  jest.useFakeTimers({ advanceTimers: true })
  const { answer, asked } = server.holdAnswer('post', '/v1/cart/designs')
  fireEvent.click(press(text.buy.add))
  await act(() => asked)
  await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
  expect(screen.getByText(text.catalogue.product.slow)).toBeVisible()
  jest.useRealTimers()
  answer()
  await waitFor(() => expect(press(text.buy.replace)).toBeVisible())
})

test('the page no longer says that the link is copied once the design has changed', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  await shopper.click(screen.getByText(text.share.title))
  await shopper.click(press(text.share.link))
  expect(await screen.findByText(text.share.copied)).toBeVisible()
  await shopper.click(press(text.adding.columnAfter))
  await waitFor(() => expect(screen.queryByText(text.share.copied)).not.toBeInTheDocument())
})

test('a part is chosen, moved, copied and removed with the keyboard alone, and each step is announced', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  const column = within(drawing(text)).getByLabelText('Kolom 1, 80 cm breed')
  act(() => column.focus())
  await shopper.keyboard('{ArrowUp}')
  const shelf = within(drawing(text)).getByLabelText('Plank op 10 cm, Kolom 1')
  expect(shelf).toHaveFocus()
  await shopper.keyboard('{Enter}{ArrowUp}')
  expect(screen.getByText('Plank op 15 cm in kolom 1.')).toBeInTheDocument()
  expect(shelf).toHaveFocus()
  await shopper.keyboard('{Delete}')
  expect(listDrawnParts(text)).toHaveLength(11)
  expect(document.activeElement).toHaveAttribute('data-item', 'part-2')
  await shopper.keyboard('{Control>}z{/Control}')
  expect(listDrawnParts(text)).toHaveLength(12)
  await shopper.keyboard('{Control>}y{/Control}')
  expect(listDrawnParts(text)).toHaveLength(11)
  await shopper.keyboard('{Control>}c{/Control}{Control>}v{/Control}')
  expect(listDrawnParts(text)).toHaveLength(12)
})

test('a refusal shows the reason and, as a button, the nearest change that fits', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  await shopper.click(screen.getByText(text.wall.title))
  const width = screen.getByLabelText(text.wall.width)
  await shopper.clear(width)
  await shopper.type(width, '100{Enter}')
  expect(screen.getAllByText(/Het rek is 161 cm breed en de muur 100 cm\./).length).toBeGreaterThan(0)
  await shopper.click(press(/^Maak de muur \d+ cm breed$/))
  expect(screen.getByLabelText(text.wall.width)).toHaveValue('161')
})

test('a garbled link gives an empty wall and one message, and a stored design can be resumed', async () => {
  const first = await openPreset('Dressoir')
  first.unmount()
  const { shopper, text } = await openPlanner('nl', '?design=1.garbled')
  expect(screen.getByText(text.opened.unreadable)).toBeInTheDocument()
  expect(listDrawnParts(text)).toHaveLength(0)
  await shopper.click(press(text.start.stored))
  expect(listDrawnParts(text)).toHaveLength(4)
})

test('the link of another user does not replace the design on the device until it is changed', async () => {
  const own = await openPreset('Dressoir')
  const ownAddress = window.location.search
  own.unmount()
  const friend = await openPreset('Boekenwand')
  const link = window.location.search
  friend.unmount()
  window.localStorage.setItem('upnorth.design', new URLSearchParams(ownAddress).get('design')!)

  const opened = await openPlanner('nl', link)
  expect(listDrawnParts(opened.text)).toHaveLength(12)
  opened.unmount()
  const again = await openPlanner()
  await again.shopper.click(press(again.text.start.stored))
  expect(listDrawnParts(again.text)).toHaveLength(4)
  again.unmount()

  const changed = await openPlanner('nl', link)
  await changed.shopper.click(press(changed.text.tools.mirror))
  await changed.shopper.click(press(changed.text.adding.columnAfter))
  expect(window.localStorage.getItem('upnorth.design')).toBe(new URLSearchParams(window.location.search).get('design'))
})

test('undo back to the empty wall takes the design out of the address', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  expect(window.location.search).toContain('design=')
  await shopper.click(screen.getByLabelText(text.tools.undo))
  expect(window.location.search).toBe('')
})

test('a removed column hands the focus to the next one, and the last to the one before it', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  const find = (name: RegExp) => within(drawing(text)).getByLabelText(name)
  act(() => find(/^Kolom 1,.*breed$/).focus())
  await shopper.keyboard('{Delete}')
  expect(document.activeElement).toHaveAttribute('data-item', 'column-0')
  await shopper.keyboard('{Control>}z{/Control}')
  act(() => find(/^Kolom 2,.*breed$/).focus())
  await shopper.keyboard('{Delete}')
  expect(document.activeElement).toHaveAttribute('data-item', 'column-0')
})

test('an emptied measure returns, an unreadable one stays with a message, and "30 cm" is a measure', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  await shopper.click(screen.getByText(text.unit.title))
  const left = screen.getByLabelText(text.unit.left)
  const before = (left as HTMLInputElement).value
  const typeMeasure = async (typedText: string) => {
    await shopper.clear(left)
    await shopper.type(left, `${typedText}{Enter}`)
  }
  await typeMeasure('')
  expect(left).toHaveValue(before)
  for (const unreadable of ['abc', '1e2']) {
    await typeMeasure(unreadable)
    expect(left).toHaveValue(unreadable)
    expect(left).toHaveAccessibleDescription(text.wall.unreadable)
  }
  await typeMeasure('30 cm')
  expect(left).toHaveValue('30')
  expect(left).not.toHaveAttribute('aria-invalid', 'true')
})

test('places can be chosen from a list, finishes for all parts, and the unit can be mirrored', async () => {
  const { shopper, text, container } = await openPreset('Werkplek')
  await shopper.click(press(text.adding.choosePlace('Plank')))
  await shopper.selectOptions(screen.getByLabelText(text.placing.place), screen.getAllByRole('option')[0]!)
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(press(text.placing.put))
  expect(listDrawnParts(text)).toHaveLength(10)
  await shopper.click(press(text.tools.mirror))
  expect(within(drawing(text)).getByLabelText('Kolom 1, 40 cm breed')).toBeInTheDocument()
  await shopper.click(screen.getByText(text.unit.title))
  await shopper.click(within(screen.getByText(/^Afwerking, overal/).closest('fieldset')!).getByLabelText('walnoot'))
  expect(screen.getAllByText(/, walnoot$/).length).toBeGreaterThan(8)
})

test.each([0, 1])(
  'design %i of some random ones opens from its link with all its parts, and has the same link after a change is undone',
  async (index) => {
    const { system } = contents.nl
    const [design] = fc
      .sample(arbitraryCommands(system), { numRuns: 100, seed: 16 })
      .map((commands) => buildDesign(commands, system))
      .filter((each) => listPlacedParts(each).length > 3)
      .slice(index)
    if (!design) throw new Error('The random designs have too few parts')
    const link = encodeDesign(design, system)
    const { shopper, text } = await openPlanner('nl', `?design=${link}`)
    const readLink = () => new URLSearchParams(window.location.search).get('design')
    const { columns } = describeDesign(design, system, text)
    expect(listDrawnParts(text).map((part) => part.getAttribute('aria-label')?.toLowerCase())).toEqual(
      columns.flatMap(({ column, parts }) => parts.map((part) => `${part.text}, kolom ${column + 1}`.toLowerCase())),
    )
    const mail = new URL(screen.getByText(text.share.mail).closest('a')!.href)
    expect(mail.searchParams.get('body')).toContain(`design=${link}`)
    await shopper.click(screen.getByText(text.unit.title))
    const other = system.colours.find(({ key }) => key !== design.colour)!
    await shopper.click(within(screen.getByText(/^Stijlen/).closest('fieldset')!).getByLabelText(other.name))
    expect(readLink()).not.toBe(link)
    await shopper.click(press(text.tools.undo))
    expect(readLink()).toBe(link)
  },
)

test('a part of the panel cannot be dragged into the view in 3D, which has no places', async () => {
  const { shopper, text } = await openPreset('Boekenwand')
  await shopper.click(screen.getByLabelText(text.view3d.name))
  const slider = await screen.findByRole('slider')
  const before = slider.getAttribute('aria-label')
  fireEvent.pointerDown(press(text.adding.choosePlace('Plank')), { button: 0, pointerId: 1 })
  fireEvent.pointerMove(window, { clientX: 100, clientY: 100, pointerId: 1 })
  fireEvent.pointerUp(window, { pointerId: 1 })
  expect(screen.getByRole('slider')).toHaveAttribute('aria-label', before!)
  expect(screen.queryByText(text.news.close)).not.toBeInTheDocument()
})

test('a customer saves a unit in the account, and opens and removes it on another device', async () => {
  const customer = await withCustomer(server)
  const first = await openPreset('Workplace', 'en')
  await first.shopper.click(screen.getByText(first.text.share.title))
  await first.shopper.type(screen.getByLabelText(first.text.share.name), ' Study {Enter}')
  expect(await screen.findByText(first.text.share.inAccount)).toBeVisible()
  expect(screen.getByLabelText(first.text.share.name)).toHaveValue('')
  expect(screen.getByText('Study')).toBeVisible()
  const { search } = window.location
  first.unmount()

  window.localStorage.clear()
  storeTokens(customer)
  const { shopper, text, container } = await openPlanner('en')
  await act(() => openPageStore())
  expect(await screen.findByText(text.share.savedTitle)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(press('Study'))
  expect(window.location.search).toBe(search)
  await shopper.click(screen.getByText(text.share.title))
  await shopper.click(await screen.findByLabelText(text.share.removeSaved('Study')))
  await waitFor(() => expect(screen.queryByText('Study')).not.toBeInTheDocument())
  await shopper.click(screen.getAllByText(text.tools.undo, { selector: 'button' }).at(-1)!)
  expect(await screen.findByText('Study')).toBeVisible()
})

test('the same unit under another name says that it is renamed', async () => {
  const { shopper, text } = await openPreset('Werkplek')
  await shopper.click(screen.getByText(text.share.title))
  const name = screen.getByLabelText(text.share.name)
  await shopper.type(name, 'Werkkamer{Enter}')
  expect(await screen.findByText('Werkkamer')).toBeVisible()
  await shopper.type(name, 'Bureau{Enter}')
  expect(await screen.findByText(/^Dit rek stond er al als Werkkamer en heet nu Bureau\./)).toBeVisible()
  expect(screen.queryByText('Werkkamer')).not.toBeInTheDocument()
})

test('an example costs the same before and after it is opened', async () => {
  const { shopper, text } = await openPlanner()
  const example = findPreset('Boekenwand').textContent
  await shopper.click(findPreset('Boekenwand'))
  const total = within(screen.getByLabelText(text.buy.total)).getByRole('status').textContent
  expect(example).toBe(`Boekenwand ${total}`)
})

test('a unit can be saved before the list of the account has arrived', async () => {
  storeTokens(await withCustomer(server))
  const { answer } = server.holdAnswer('get', '/v1/my/designs')
  const { shopper, text } = await openPlanner()
  await act(openPageStore)
  await shopper.click(findPreset(contents.nl.system.presets[0]!.name))
  await shopper.type(screen.getByLabelText(text.share.name), 'Gang')
  await shopper.click(press(text.share.save))
  answer()
  expect(await screen.findByLabelText(text.share.removeSaved('Gang'))).toBeInTheDocument()
})

test('the message about a list that could not be loaded disappears when a unit is saved', async () => {
  storeTokens(await withCustomer(server))
  server.failCall('get', '/v1/my/designs', 500)
  const { shopper, text } = await openPreset('Boekenwand')
  await act(openPageStore)
  await screen.findByRole('alert')
  server.restoreCalls()
  await shopper.type(screen.getByLabelText(text.share.name), 'Gang')
  await shopper.click(press(text.share.save))
  expect(await screen.findByLabelText(text.share.removeSaved('Gang'))).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a unit that the account cannot take is saved on the device, and the message says why', async () => {
  await withCustomer(server)
  server.failCall('post', '/v1/my/designs', 500)
  const { shopper, text } = await openPreset('Werkplek')
  await shopper.click(screen.getByText(text.share.title))
  await shopper.type(screen.getByLabelText(text.share.name), 'Bureau{Enter}')
  expect(await screen.findByText(/Er ging iets mis bij ons/)).toBeVisible()
  expect(screen.getByText(text.share.stored)).toBeVisible()
  expect(screen.getByText('Bureau')).toBeVisible()
})

describe('a unit that is saved in the account', () => {
  const removeLabel = nl.share.removeSaved('Gang')

  async function openSavedDesigns() {
    const customer = await withCustomer(server)
    await customer.call(savedDesigns, 'POST', '/v1/my/designs', { name: 'Gang', design: '1.a' })
    const planner = await openPlanner()
    await act(openPageStore)
    await screen.findByLabelText(removeLabel)
    return { ...planner, readAccount: () => customer.call(savedDesigns, 'GET', '/v1/my/designs') }
  }

  test('it is restored when its removal is undone before the answer', async () => {
    const { shopper, readAccount, text } = await openSavedDesigns()
    const { asked, answer } = server.holdAnswer('delete', '/v1/my/designs/:id')
    await shopper.click(press(removeLabel))
    await act(() => asked)
    await shopper.click(screen.getAllByText(text.tools.undo, { selector: 'button' }).at(-1)!)
    answer()
    await waitFor(() => expect(server.asked().some((call) => call.startsWith('POST /web/v1/my/designs'))).toBe(true))
    expect(await screen.findByLabelText(removeLabel)).toBeInTheDocument()
    expect((await readAccount()).designs).toMatchObject([{ name: 'Gang' }])
  })

  test('it stays in the list when it cannot be removed, and the page says so', async () => {
    const { shopper } = await openSavedDesigns()
    server.failCall('delete', '/v1/my/designs/:id', 500)
    await shopper.click(press(removeLabel))
    expect(await screen.findByRole('alert')).toHaveTextContent('Er ging iets mis bij ons')
    expect(press(removeLabel)).toBeInTheDocument()
  })

  test('it is gone from the page after a logout', async () => {
    const { shop } = await openSavedDesigns()
    await act(async () => void shop.dispatch(loggedOut()))
    expect(screen.queryByLabelText(removeLabel)).not.toBeInTheDocument()
  })
})
