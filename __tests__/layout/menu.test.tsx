import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Header } from '../../src/layout/header/Header'
import { moveFocus } from '../../src/layout/menu/moveFocus'
import { loadMenu } from '../../src/layout/menu/loadDepartments'
import type { ShopMenu } from '../../src/pageTable/contents/menu'
import { buildMenu } from '../../src/pageTable/pages/buildMenu'
import { createCatalogueIndex } from '../../src/pageTable/pages/catalogueIndex'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { framePage } from '../support/pages/layoutPage'
import { renderIn } from '../support/dom/renderIn'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const { server } = startSandboxServer()
const entries = [{ category: 'zitten' }, { page: 'sale' }]
const menu: ShopMenu = buildMenu(entries, [], createCatalogueIndex(fakeCatalogue().nl, 'nl'), '2026-11-21')
const respondWithMenu = (body: unknown, status = 200) =>
  server.use(http.get('*/menu-:language.json', () => HttpResponse.json(body as ShopMenu, { status })))

const mockNavigate = () => {
  const navigate = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: navigate })
  return navigate
}

/** Renders the header and returns elements of its wide bar. The tests focus its links directly instead of using Tab. */
function renderHeader() {
  const navigate = mockNavigate()
  const view = renderIn('nl', <Header page={framePage('nl')} />)
  const bar = screen.getAllByRole('navigation', { name: 'Hoofdmenu' }).at(-1)!
  const seating = within(bar).getByRole('link', { name: 'Zitten' })
  const sale = within(bar).getByRole('link', { name: 'Acties' })
  const isOpen = () => seating.getAttribute('aria-expanded') === 'true'
  return { ...view, navigate, bar, seating, sale, isOpen, shopper: userEvent.setup() }
}

async function reachHeader() {
  respondWithMenu(menu)
  const rendered = renderHeader()
  act(() => rendered.seating.focus())
  await act(() => loadMenu('nl'))
  expect(rendered.seating).toHaveAttribute('aria-expanded', 'false')
  return rendered
}

// These tests run first, because a menu that loads is cached for the rest of the file.
describe('an unusable menu file', () => {
  test.each([
    ['an error response', { message: 'no' }, 500],
    ['one of another shape', { departments: [{ path: '/nl' }] }, 200],
    [
      'one with a link to another site',
      {
        departments: [
          { path: '/nl/x', picture: null, columns: [{ title: 'x', links: [{ name: 'x', path: 'javascript:1' }] }] },
        ],
      },
      200,
    ],
  ])('the header keeps plain links when the menu is %s', async (_name, body, status) => {
    respondWithMenu(body, status)
    const { seating, shopper, navigate } = renderHeader()
    act(() => seating.focus())
    await expect(loadMenu('nl')).rejects.toThrow()
    await shopper.keyboard('{ArrowDown}')
    await shopper.click(seating)
    expect(seating).not.toHaveAttribute('aria-expanded')
    expect(navigate).toHaveBeenCalledWith('/nl/categorie/zitten', expect.anything())
  })
})

describe('the mega menu (docs/look.md, "Mega menu")', () => {
  test('the down arrow opens the menu and moves the focus inside, and Escape closes the menu and moves the focus back', async () => {
    const { shopper, bar, seating, isOpen } = await reachHeader()
    await shopper.keyboard('{ArrowDown}')
    expect(isOpen()).toBe(true)
    expect(within(bar).getAllByRole('link', { name: 'Alles in Zitten' })[0]).toHaveFocus()
    await shopper.keyboard('{ArrowDown}')
    expect(within(bar).getByRole('link', { name: 'Stoelen' })).toHaveFocus()
    await shopper.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(seating).toHaveFocus()
    expect(within(bar).queryByRole('link', { name: 'Stoelen' })).not.toBeInTheDocument()
  })

  test('the left and right arrows move the focus between departments', async () => {
    const { shopper, seating, sale } = await reachHeader()
    await shopper.keyboard('{ArrowRight}')
    expect(sale).toHaveFocus()
    await shopper.keyboard('{ArrowRight}')
    expect(sale).toHaveFocus()
    await shopper.keyboard('{ArrowLeft}')
    expect(seating).toHaveFocus()
  })

  test('the first click opens the mega menu, and the second follows the link', async () => {
    const { shopper, seating, isOpen, navigate } = await reachHeader()
    await shopper.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
    await shopper.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/nl/categorie/zitten', expect.anything())
    expect(seating).toHaveAttribute('href', '/nl/categorie/zitten')
  })

  test('the mega menu closes when it loses the focus, on a click outside and when one of its links is followed', async () => {
    const { shopper, bar, seating, sale, isOpen, navigate } = await reachHeader()
    await shopper.keyboard('{ArrowDown}')
    act(() => sale.focus())
    expect(isOpen()).toBe(false)
    act(() => seating.focus())
    await shopper.keyboard('{Enter}')
    await shopper.click(document.body)
    expect(isOpen()).toBe(false)
    act(() => seating.focus())
    await shopper.keyboard('{Enter}')
    await shopper.click(within(bar).getByRole('link', { name: 'Stoelen' }))
    expect(navigate).toHaveBeenCalledWith('/nl/categorie/zitten/stoelen', expect.anything())
    expect(isOpen()).toBe(false)
  })

  describe('the mega menu with a mouse', () => {
    const move = (to: HTMLElement, name: 'pointerenter' | 'pointerleave', pointerType = 'mouse') => {
      const event = Object.assign(new Event(name), { pointerType })
      act(() => void to.closest('li')!.dispatchEvent(event))
    }
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
    afterEach(() => jest.useRealTimers())

    test('the mega menu opens after the mouse rests for 120 ms, and closes 120 ms after it leaves', async () => {
      const { seating, isOpen } = await reachHeader()
      jest.useFakeTimers()
      move(seating, 'pointerenter')
      wait(119)
      expect(isOpen()).toBe(false)
      wait(1)
      expect(isOpen()).toBe(true)
      move(seating, 'pointerleave')
      wait(119)
      expect(isOpen()).toBe(true)
      wait(1)
      expect(isOpen()).toBe(false)
    })

    test('the mega menu stays closed when the mouse only passes, and open when the mouse returns in time', async () => {
      const { seating, isOpen } = await reachHeader()
      jest.useFakeTimers()
      move(seating, 'pointerenter')
      wait(100)
      move(seating, 'pointerleave')
      wait(1000)
      expect(isOpen()).toBe(false)
      move(seating, 'pointerenter')
      wait(120)
      move(seating, 'pointerleave')
      wait(100)
      move(seating, 'pointerenter')
      wait(1000)
      expect(isOpen()).toBe(true)
    })

    test('hovering opens no mega menu over an open search sheet or on touch', async () => {
      const { container, seating, isOpen } = await reachHeader()
      jest.useFakeTimers()
      move(seating, 'pointerenter', 'touch')
      wait(1000)
      expect(isOpen()).toBe(false)
      container.querySelectorAll('details')[1]!.open = true
      move(seating, 'pointerenter')
      wait(1000)
      expect(isOpen()).toBe(false)
    })
  })
})

describe('the mobile menu, in which one level slides over the other (docs/look.md, "Mobile menu")', () => {
  async function openMenu() {
    respondWithMenu(menu)
    const navigate = mockNavigate()
    const view = renderIn('nl', <Header page={framePage('nl')} />)
    const details = screen.getByText('Menu').closest('details')!
    details.open = true
    // Before the levels are loaded, departments are plain links.
    await waitFor(() => expect(details.querySelector('li > div')).toBeInTheDocument())
    const seating = within(details).getByRole('link', { name: 'Zitten' })
    return { ...view, navigate, details, seating, shopper: userEvent.setup(), inside: within(details) }
  }

  test('a tap opens the department, and the back button returns to the first level', async () => {
    const { shopper, seating, inside, navigate } = await openMenu()
    await shopper.click(seating)
    expect(navigate).not.toHaveBeenCalled()
    const back = inside.getByRole('button', { name: 'Menu' })
    expect(back).toHaveFocus()
    expect(inside.getByRole('link', { name: 'Stoelen' })).toHaveAttribute('href', '/nl/categorie/zitten/stoelen')
    await shopper.click(back)
    expect(inside.queryByRole('link', { name: 'Stoelen' })).not.toBeInTheDocument()
    expect(seating).toHaveFocus()
  })

  test('Escape goes back one level, and a second Escape closes the menu', async () => {
    const { shopper, seating, details } = await openMenu()
    await shopper.click(seating)
    await shopper.keyboard('{Escape}')
    expect(details.open).toBe(true)
    expect(seating).toHaveFocus()
    await shopper.keyboard('{Escape}')
    expect(details.open).toBe(false)
  })

  test('following a link of the second level closes the menu, even for the current page', async () => {
    const { shopper, seating, inside, details, navigate } = await openMenu()
    await shopper.click(seating)
    await shopper.click(inside.getByRole('link', { name: 'Alles in Zitten' }))
    expect(navigate).toHaveBeenCalledWith('/nl/categorie/zitten', expect.anything())
    expect(details.open).toBe(false)
  })
})

test.each([
  ['ArrowDown', 'a1', 'a2'],
  ['ArrowDown', 'a3', 'a3'],
  ['ArrowUp', 'a2', 'a1'],
  ['ArrowUp', 'b1', 'department'],
  ['ArrowRight', 'a3', 'b2'],
  ['ArrowRight', 'b2', null],
  ['ArrowLeft', 'b2', 'a2'],
  ['ArrowLeft', 'a1', null],
  ['Home', 'a3', 'a1'],
  ['End', 'a1', 'a3'],
  ['Tab', 'a1', null],
])('in a sheet with columns of 3 and 2 links, the key %s moves from %s to %s', (key, from, to) => {
  const writeLinks = (...ids: string[]) => ids.map((id) => `<a id="${id}" href="#${id}"></a>`).join('')
  document.body.innerHTML = `${writeLinks('department')}<div><ul>${writeLinks('a1', 'a2', 'a3')}</ul><ul>${writeLinks('b1', 'b2')}</ul></div>`
  const find = (id: string) => document.getElementById(id)!
  find(from).focus()
  expect(moveFocus(key, find('department'), document.querySelector('div')!)).toBe(to !== null)
  expect(document.activeElement).toBe(find(to ?? from))
  document.body.innerHTML = ''
})
