import { act, render, screen } from '@testing-library/react'
import { lazyPart } from '../../src/ui/page/lazyPart'
import { Nearby } from '../../src/ui/page/Nearby'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'

beforeEach(fakeIntersectionObserver)

const Part = ({ name }: { name: string }) => <p>{name}</p>
const near = (isNear = true) => act(async () => scrollNear(isNear))

test('a section is loaded once, when it comes near the viewport, and stays when it leaves the viewport', async () => {
  const load = jest.fn(async () => Part)
  const { container } = render(<Nearby Part={lazyPart(load)} props={{ name: 'Merken' }} className="reserved" />)
  expect(container.firstElementChild).toHaveClass('reserved')
  await near(false)
  expect(load).not.toHaveBeenCalled()
  await near()
  expect(screen.getByText('Merken')).toBeVisible()
  await near(false)
  await near()
  expect(screen.getByText('Merken')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a focused placeholder is not replaced until the section comes near the viewport again', async () => {
  const load = jest.fn(async () => Part)
  render(
    <Nearby Part={lazyPart(load)} props={{ name: 'Merken' }} className="reserved">
      <button type="button">Bekijk</button>
    </Nearby>,
  )
  screen.getByRole('button').focus()
  await near()
  expect(screen.getByRole('button')).toHaveFocus()
  screen.getByRole('button').blur()
  await near(false)
  await near()
  expect(screen.getByText('Merken')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('nothing is loaded after unmounting', async () => {
  const load = jest.fn(async () => Part)
  const { unmount } = render(<Nearby Part={lazyPart(load)} props={{ name: 'Merken' }} className="reserved" />)
  unmount()
  await near()
  expect(load).not.toHaveBeenCalled()
})

test('the section loads at once in a browser that does not tell what is near', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  render(<Nearby Part={lazyPart(() => Promise.resolve(() => <p>Merken</p>))} props={{}} className="reserved" />)
  expect(await screen.findByText('Merken')).toBeVisible()
})
