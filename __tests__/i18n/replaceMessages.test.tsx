import { act, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { frame as nl } from '../../src/i18n/nl/firstLoad/frame'
import {
  watchReplacedMessages,
  countReplacements,
  replaceMessages,
  addMessages,
  getMessages,
} from '../../src/i18n/messages'

addMessages('nl', { frame: nl })

function Title() {
  useSyncExternalStore(watchReplacedMessages, countReplacements)
  return <p>{getMessages('nl', 'frame').header.search}</p>
}

test('changed messages are shown at once, and exports that are not messages of an area are ignored', () => {
  const frame = getMessages('nl', 'frame')
  render(<Title />)
  act(() =>
    replaceMessages('nl', { frame: { ...frame, header: { ...frame.header, search: 'Speuren' } }, headings: {} }),
  )
  expect(screen.getByText('Speuren')).toBeVisible()
  act(() => replaceMessages('nl', { frame }))
  expect(screen.getByText(frame.header.search)).toBeVisible()
})

test('a listener that has unsubscribed is not called', () => {
  const heard = jest.fn()
  watchReplacedMessages(heard)()
  replaceMessages('nl', { frame: getMessages('nl', 'frame') })
  expect(heard).not.toHaveBeenCalled()
})
