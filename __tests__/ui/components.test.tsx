import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Badge } from '../../src/ui/status/Badge'
import { Breadcrumb } from '../../src/ui/page/Breadcrumb'
import { MeasureLine } from '../../src/ui/figure/MeasureLine'
import { Picture } from '../../src/ui/figure/Picture'
import { Price } from '../../src/ui/page/Price'

const chair = {
  name: 'spile-chair-oak',
  alt: 'Spile stoel',
  width: 1152,
  height: 1440,
  frame: 'portrait' as const,
  tone: '#e8e3da',
}

test('a picture has sizes, a fallback and dimensions, and is lazy-loaded', () => {
  const { container } = render(<Picture picture={chair} sizes="50vw" position="50% 47%" />)
  const image = screen.getByRole('img', { name: 'Spile stoel' })
  expect(image).toHaveAttribute('src', '/pictures/spile-chair-oak-720.webp')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('width', '1152')
  expect(image).toHaveAttribute('height', '1440')
  // Until it loads, a packshot has the birch background of global.css, and a room its own tone.
  expect(image.style.background).toBe('')
  expect(image).toHaveStyle({ objectPosition: '50% 47%' })
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    [480, 720, 1152].map((width) => `/pictures/spile-chair-oak-${width}.avif ${width}w`).join(','),
  )
})

test('a picture on another host is shown by its address, in the sizes that the address allows', () => {
  const address = 'https://cdn.example.com/12-{width}.jpg'
  const { container } = render(<Picture picture={{ ...chair, name: address }} sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'Spile stoel' })
  expect(container.querySelector('source')).toBeNull()
  expect(image).toHaveAttribute('src', 'https://cdn.example.com/12-720.jpg')
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/12-480\.jpg 480w,.*12-1152\.jpg 1152w$/))
  expect(image).toHaveAttribute('sizes', '50vw')
})

test('a phone loads only the part of a room that it shows', () => {
  const room = { ...chair, name: 'room-living', frame: 'room' as const }
  const { container } = render(<Picture picture={room} sizes="100vw" isTall />)
  const [part, whole] = container.querySelectorAll('source')
  expect(part).toHaveAttribute('media', '(max-width:30em)')
  expect(part).toHaveAttribute('srcset', '/pictures/room-living-tall-800.avif')
  expect(whole).toHaveAttribute('srcset', expect.stringMatching(/room-living-1440\.avif 1440w/))
})

test('the space of a picture that the shop API does not provide stays reserved', () => {
  const { container } = render(<Picture picture={null} sizes="96px" />)
  expect(container.innerHTML).toBe('<picture></picture>')
})

test('a thumbnail can use the narrowest file', () => {
  const { container } = render(<Picture picture={chair} sizes="96px" />)
  expect(container.querySelector('source')?.srcset).toMatch('/pictures/spile-chair-oak-240.avif 240w,')
})

test('a priority picture is loaded eagerly and can have an empty alternative text', () => {
  render(<Picture picture={chair} sizes="100vw" priority alt="" />)
  const image = screen.getByRole('presentation')
  expect(image).not.toHaveAttribute('loading')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('a reduced price shows both prices and the lowest price of the last 30 days', () => {
  const { container } = render(
    <Price amount="€ 343,20" was={{ label: 'Was', amount: '€ 429' }} lowest="Laagste prijs vorige 30 dagen: € 429" />,
  )
  expect(container).toHaveTextContent('€ 343,20 Was € 429Laagste prijs vorige 30 dagen: € 429')
  expect(screen.getByText('€ 429').tagName).toBe('S')
})

test('every breadcrumb except the current page is a link', () => {
  const items = [
    { name: 'Home', path: '/nl' },
    { name: 'Zitten', path: '/nl/categorie/zitten' },
  ]
  render(<Breadcrumb items={items} label="Kruimelpad" />)
  expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toHaveTextContent('HomeZitten')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl')
  expect(screen.queryByRole('link', { name: 'Zitten' })).toBeNull()
  expect(screen.getByText('Zitten')).toHaveAttribute('aria-current', 'page')
})

test.each([
  [13, 15, '86.66666666666667%'],
  [20, 15, '100%'],
  [-1, 15, '0%'],
  [1, 0, '0%'],
])('a measure line of %i out of %i is filled to %s of its width', (value, max, width) => {
  render(<MeasureLine value={value} max={max} label="Gezien" />)
  expect(screen.getByRole('progressbar', { name: 'Gezien' }).firstElementChild).toHaveStyle({ width })
})

test('a measure line without a label is hidden from screen readers', () => {
  render(<MeasureLine value={1} max={2} ticks={2} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a badge shows its text', () => {
  render(<Badge variant="sale">− 20%</Badge>)
  expect(screen.getByText('− 20%')).toHaveClass('badge', 'sale')
})

test('the sprite has a drawing for the logo and for every icon name', () => {
  const named = /IconName =([\s\S]*?)\n\n/.exec(readFileSync('src/ui/figure/Icon.tsx', 'utf8'))![1]!.match(/[a-z]+/g)!
  const drawn = [...readFileSync('static/icons.svg', 'utf8').matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id)
  expect([...named, 'logo'].sort()).toEqual(drawn.sort())
})
