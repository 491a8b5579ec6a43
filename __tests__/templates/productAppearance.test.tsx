import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { gallery as galleryEn } from '../../src/i18n/en/gallery'
import { catalogue as catalogueEn } from '../../src/i18n/en/firstLoad/catalogue'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { gallery } from '../../src/i18n/nl/gallery'
import { panel } from '../../src/i18n/nl/panel'
import { axe } from '../support/axe'
import { card } from '../support/data/catalogueFixtures'
import { pressEscape } from '../support/dom/modalDialog'
import '../support/dom/pointerEvent'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { visitProduct, fetchBuiltProduct } from '../support/shopping/visitProduct'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

/** The product Kaarre has three finishes and four fabrics, of which few combinations exist. */
const kaarreId = 1024
const server = startSandboxServer()
const messages = {
  nl: { ...catalogue.product, ...gallery },
  en: { ...catalogueEn.product, ...galleryEn },
}
const getRadios = () => within(screen.getAllByRole('radiogroup')[1]!).getAllByRole<HTMLAnchorElement>('radio')
const getMainPicture = (container: HTMLElement) => container.querySelector('img')!

beforeEach(fakeIntersectionObserver)

describe('the options of a product page', () => {
  test('arrow keys move the selection and the focus, and only the selected option is in the tab order', async () => {
    const { shopper } = await visitProduct(server, kaarreId)
    const formerOption = getRadios().find((radio) => radio.getAttribute('aria-checked') === 'true')!
    expect(getRadios().filter(({ tabIndex }) => tabIndex === 0)).toEqual([formerOption])
    act(() => formerOption.focus())
    await shopper.keyboard('{ArrowRight}')
    const index = getRadios().findIndex((radio) => radio === document.activeElement)
    expect(getRadios()[index]).toBeChecked()
    expect(getRadios()[index]).not.toBe(formerOption)
    expect(window.location.pathname).toBe(new URL(getRadios()[index]!.href).pathname)
    await shopper.keyboard('{ArrowLeft}')
    expect(formerOption).toBeChecked()
    expect(formerOption).toHaveFocus()
  })

  test('choosing a variant stores its path in every language for the language switch', async () => {
    const { shopper, builtProduct } = await visitProduct(server, kaarreId)
    await shopper.click(getRadios()[1]!)
    const chosenVariant = builtProduct.combinations.find(({ slugs }) =>
      window.location.pathname.endsWith(`/${slugs.nl}`),
    )!
    expect(window.history.state).toEqual({
      alternates: {
        nl: `/nl/producten/${builtProduct.slugs.nl}/${chosenVariant.slugs.nl}`,
        en: `/en/products/${builtProduct.slugs.en}/${chosenVariant.slugs.en}`,
      },
    })
  })

  test('the scroll position is stored under the path of the selected variant', async () => {
    const { builtProduct, shopper, unmount } = await visitProduct(server, kaarreId)
    const openedPath = `/nl/producten/${builtProduct.slugs.nl}`
    await shopper.click(getRadios()[1]!)
    window.sessionStorage.setItem(`@@scroll|${openedPath}|initial`, '1500')
    unmount()
    const key = `@@scroll|${window.location.pathname}|initial`
    await waitFor(() => expect(window.sessionStorage.getItem(key)).toBe('1500'))
  })

  test('hovering over an option with a mouse previews its picture, and touching it does not', async () => {
    const { container, builtProduct } = await visitProduct(server, kaarreId)
    const listPictures = () => [...container.querySelectorAll('button img')].map((each) => each.getAttribute('src'))
    const formerPictures = listPictures()
    fireEvent.pointerEnter(getRadios()[1]!, { pointerType: 'touch' })
    expect(listPictures()).toEqual(formerPictures)
    fireEvent.pointerEnter(getRadios()[1]!, { pointerType: 'mouse' })
    const pointedVariant = builtProduct.combinations.find(({ slugs }) => getRadios()[1]!.href.endsWith(slugs.nl))!
    expect(listPictures()).toEqual([
      formerPictures[0],
      `/pictures/${pointedVariant.pictures[0]!.name}-720.webp`,
      ...formerPictures.slice(1),
    ])
    fireEvent.pointerLeave(getRadios()[1]!.parentElement!, { pointerType: 'mouse' })
    expect(listPictures()).toEqual(formerPictures)
  })
})

test('the products that go with the chosen variant are offered together with that variant', async () => {
  const { shopper } = await visitProduct(server, 1004, 'nl', {
    complementary: [card('Hanglamp', { id_product: 1041 })],
  })
  await shopper.click(screen.getByRole('radio', { name: 'oker' }))
  await shopper.click(screen.getByRole('button', { name: messages.nl.chooseTogether }))
  const dialog = await screen.findByRole('dialog', { name: panel.bundle.together })
  expect(await within(dialog).findByRole('radio', { name: 'oker' })).toBeChecked()
})

test.each([
  ['nl', 1034, 'set L,'],
  ['en', 1020, 'three-seat'],
] as const)('in %s the name of product %i keeps "%s" on one line', async (language, id, nameFragment) => {
  await visitProduct(server, id, language)
  const name = screen.getByRole('heading', { level: 1 })
  expect(within(name).getByText(nameFragment).tagName).toBe('SPAN')
})

describe('the full-screen gallery', () => {
  test('the full-screen gallery shows the pictures one by one, with zoom', async () => {
    const language = 'en'
    const { container, shopper } = await visitProduct(server, kaarreId, language)
    const { fullScreen, pictureOf } = messages[language]
    const opener = getMainPicture(container).closest('button')!
    await shopper.click(opener)
    const dialog = await screen.findByRole('dialog', { name: fullScreen.title })
    expect(within(dialog).getByText(pictureOf(1, 5))).toBeVisible()

    await shopper.keyboard('{ArrowRight}')
    expect(within(dialog).getByText(pictureOf(2, 5))).toBeVisible()
    await shopper.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(within(dialog).getByText(pictureOf(5, 5))).toBeVisible()
    await shopper.click(within(dialog).getByRole('button', { name: fullScreen.next }))
    expect(within(dialog).getByText(pictureOf(1, 5))).toBeVisible()

    const readZoom = () => /scale\(([\d.]+)\)/.exec(dialog.innerHTML)![1]
    expect(within(dialog).getByRole('button', { name: fullScreen.smaller })).toHaveAttribute('aria-disabled', 'true')
    await shopper.click(within(dialog).getByRole('button', { name: fullScreen.larger }))
    expect(readZoom()).toBe('1.5')
    await shopper.keyboard('+')
    expect(readZoom()).toBe('2.25')
    await shopper.keyboard('-')
    expect(readZoom()).toBe('1.5')
    await shopper.keyboard('{ArrowRight}')
    expect(readZoom()).toBe('1')

    act(() => void pressEscape(dialog))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })

  test('a click toggles the zoom, a swipe shows the next picture, and a pinch zooms with the distance of the fingers', async () => {
    const { container, shopper } = await visitProduct(server, kaarreId)
    await shopper.click(getMainPicture(container).closest('button')!)
    const dialog = await screen.findByRole('dialog')
    const stage = dialog.querySelector<HTMLElement>('img')!.closest('div')!.parentElement!
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 500)
    const readZoom = () => Number(/scale\(([\d.]+)\)/.exec(dialog.innerHTML)![1])
    const touch = (
      kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
      pointerId: number,
      clientX: number,
      type = 'touch',
    ) => fireEvent[kind](stage, { pointerId, clientX, clientY: 250, pointerType: type, button: 0 })

    touch('pointerDown', 1, 100, 'mouse')
    touch('pointerUp', 1, 100, 'mouse')
    expect(readZoom()).toBe(2.5)
    touch('pointerDown', 1, 100, 'mouse')
    touch('pointerUp', 1, 100, 'mouse')
    expect(readZoom()).toBe(1)

    touch('pointerDown', 1, 150)
    touch('pointerDown', 2, 250)
    touch('pointerMove', 2, 350)
    expect(readZoom()).toBe(2)
    touch('pointerUp', 2, 350)
    touch('pointerUp', 1, 150)
    expect(readZoom()).toBe(2)
    await shopper.keyboard('0')
    expect(readZoom()).toBe(1)

    touch('pointerDown', 1, 300)
    touch('pointerMove', 1, 200)
    touch('pointerCancel', 1, 200)
    expect(within(dialog).getByText(catalogue.product.pictureOf(1, 5))).toBeVisible()
    touch('pointerDown', 1, 300)
    touch('pointerMove', 1, 200)
    touch('pointerUp', 1, 200)
    expect(within(dialog).getByText(catalogue.product.pictureOf(2, 5))).toBeVisible()
    fireEvent.wheel(stage, { deltaY: -400, clientX: 200, clientY: 250 })
    expect(readZoom()).toBeCloseTo(Math.E, 3)
  })
})

describe('the measures of a product', () => {
  test.each([
    ['nl', 'Zijaanzicht: Diepte 82 cm, Armhoogte 56 cm', 'Onderhoud van bekleding (pdf, 19 kB)'],
    ['en', 'Side view: Depth 82 cm, Arm height 56 cm', 'Care of upholstery (PDF, 19 kB)'],
  ] as const)('the measures are drawn and described, next to the downloads, in %s', async (language, side, guide) => {
    await visitProduct(server, kaarreId, language)
    expect(screen.getByRole('img', { name: side })).toBeVisible()
    expect(screen.getByRole('link', { name: guide })).toHaveAttribute(
      'href',
      `/downloads/care-upholstery-${language}.pdf`,
    )
  })
})

test('the drawing of a room receives the focus and agrees with the table, and the next product stands against the same wall', async () => {
  const openRoom = async (id: number) => {
    const page = await visitProduct(server, id)
    await page.shopper.click(screen.getByRole('button', { name: messages.nl.inYourRoom }))
    return { ...page, wall: await screen.findByLabelText(gallery.room.wall, { exact: false }) }
  }
  const { wall, shopper, unmount } = await openRoom(1020)
  expect(screen.getByRole('group', { name: messages.nl.inYourRoom })).toHaveFocus()
  const getCell = (name: string) => screen.getByText(name).nextElementSibling
  expect(getCell('Breedte')).toHaveTextContent('252 cm')
  expect(getCell('Smalste deur')).toHaveTextContent('83 cm')
  await shopper.clear(wall)
  await shopper.type(wall, '420')
  expect(screen.getByText(gallery.room.fits('252', 84), { exact: false })).toHaveTextContent(gallery.room.door(83))
  await shopper.type(wall, '00')
  unmount()
  expect((await openRoom(1011)).wall).toHaveValue('420')
})

describe('the share button', () => {
  test('the share button copies the URL of the variant', async () => {
    const { shopper } = await visitProduct(server, kaarreId)
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await shopper.click(getRadios()[1]!)
    await shopper.click(screen.getByRole('button', { name: messages.nl.share }))
    expect(await screen.findByText(messages.nl.copied)).toBeVisible()
    expect(copy).toHaveBeenCalledWith(window.location.href)
  })

  test('the share button shows a message when copying is not allowed', async () => {
    const { shopper } = await visitProduct(server, kaarreId, 'en')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    await shopper.click(screen.getByRole('button', { name: messages.en.share }))
    expect(await screen.findByText(messages.en.notCopied)).toBeVisible()
  })

  test('the share button opens the share sheet of the device if there is one', async () => {
    const { shopper, builtProduct } = await visitProduct(server, kaarreId)
    const share = jest.fn(() => Promise.reject(new Error('closed')))
    Object.assign(navigator, { share })
    await shopper.click(screen.getByRole('button', { name: messages.nl.share }))
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        title: expect.stringContaining(builtProduct.name) as string,
        url: window.location.href,
      }),
    )
    Reflect.deleteProperty(navigator, 'share')
    expect(screen.queryByText(messages.nl.notCopied)).not.toBeInTheDocument()
  })
})

describe('the wishlist and gift list buttons of a product page', () => {
  test('the heart saves the selected variant on the device', async () => {
    const language = 'nl'
    const { shopper } = await visitProduct(server, kaarreId, language)
    const heart = screen.getByRole('button', { name: messages[language].wish })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await shopper.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await shopper.click(getRadios()[1]!)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await shopper.click(getRadios()[0]!)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await shopper.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  })
})

describe('recently viewed products', () => {
  const storageKey = 'upnorth.seen'

  test('recently viewed products are loaded when the user scrolls near them', async () => {
    const language = 'nl'
    const others = [999999, 1001, 1044, 1050, 1057]
    window.localStorage.setItem(storageKey, JSON.stringify([1004, kaarreId, ...others]))
    const page = await visitProduct(server, kaarreId, language)
    expect(screen.queryByRole('heading', { name: messages[language].recent.title })).not.toBeInTheDocument()
    expect(JSON.parse(window.localStorage.getItem(storageKey)!)).toEqual([kaarreId, 1004, ...others])
    await act(async () => scrollNear())
    const section = (await screen.findByRole('heading', { name: messages[language].recent.title })).closest('section')!
    const names = await Promise.all(
      [1004, 1001, 1044, 1050].map(async (id) => (await fetchBuiltProduct(server, id, language)).name),
    )
    expect(
      within(section)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    expect(await axe(page.container)).toHaveNoViolations()
  })

  test('too few recently viewed products for a row are not shown', async () => {
    window.localStorage.setItem(storageKey, JSON.stringify([1004, 1001, 1044]))
    await visitProduct(server, kaarreId)
    await act(async () => scrollNear())
    expect(screen.queryByRole('heading', { name: gallery.recent.title })).not.toBeInTheDocument()
    expect(server.asked().filter((call) => call.includes('ids='))).toEqual([])
  })
})
