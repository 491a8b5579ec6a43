import { act, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { frame as nl } from '../../src/i18n/nl/frame'
import { onWordsReplaced, replacedCount, replaceWords, addWords, getWords } from '../../src/i18n/words'

addWords('nl', { frame: nl })

function Title() {
  useSyncExternalStore(onWordsReplaced, replacedCount)
  return <p>{getWords('nl', 'frame').header.search}</p>
}

test('shows changed messages at once, and ignores exports that are not messages of an area', () => {
  const frame = getWords('nl', 'frame')
  render(<Title />)
  act(() => replaceWords('nl', { frame: { ...frame, header: { ...frame.header, search: 'Speuren' } }, headings: {} }))
  expect(screen.getByText('Speuren')).toBeVisible()
  act(() => replaceWords('nl', { frame }))
  expect(screen.getByText(frame.header.search)).toBeVisible()
})

test('a listener that has unsubscribed is not called', () => {
  const heard = jest.fn()
  onWordsReplaced(heard)()
  replaceWords('nl', { frame: getWords('nl', 'frame') })
  expect(heard).not.toHaveBeenCalled()
})
