import { fireEvent, screen } from '@testing-library/react'
import { ListPager } from '../../../src/features/productList/ListPager'
import { renderIn } from '../../support/dom/renderIn'

const handleLoadMore = jest.fn()
beforeEach(() => handleLoadMore.mockClear())

function renderPager({ isBusy = false, total = 79 } = {}) {
  renderIn(
    'nl',
    <ListPager
      shownCount={24}
      total={total}
      nextUrl="/nl/stoelen?page=2"
      isBusy={isBusy}
      onLoadMore={handleLoadMore}
    />,
  )
}

/** Clicks the link to the next page. Returns whether the browser follows it, which opens a tab or a window. */
function click(keys: MouseEventInit = {}): boolean {
  let isFollowed = false
  const preventNavigation = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented
    // jsdom cannot follow a link.
    event.preventDefault()
  }
  document.addEventListener('click', preventNavigation, { once: true })
  fireEvent.click(screen.getByRole('link'), keys)
  return isFollowed
}

test.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }]])(
  'the browser follows a click on the next page with %j, and the list does not change',
  (keys) => {
    renderPager()
    expect(click(keys)).toBe(true)
    expect(handleLoadMore).not.toHaveBeenCalled()
  },
)

test('a click without a key loads the next page in place', () => {
  renderPager()
  expect(click()).toBe(false)
  expect(handleLoadMore).toHaveBeenCalledTimes(1)
})

test('a click while a page is loading does nothing', () => {
  renderPager({ isBusy: true })
  expect(click()).toBe(false)
  expect(handleLoadMore).not.toHaveBeenCalled()
})

test('a list of one page has no pager', () => {
  renderPager({ total: 24 })
  expect(screen.queryByRole('link')).toBeNull()
})
