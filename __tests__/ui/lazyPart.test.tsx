import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import type { Language } from '../../src/i18n/languages'
import { bringMessages } from '../../src/i18n/lateMessages'
import { lazyPart } from '../../src/ui/page/lazyPart'
import { renderOnServer } from '../support/dom/renderOnServer'

const Line = ({ text }: { text: string }) => <p>{text}</p>
const Failed = ({ onRetry, text }: { text: string; onRetry: () => void }) => <button onClick={onRetry}>{text}!</button>

test('a part shows its placeholder on the server, where nothing loads', () => {
  const load = jest.fn(async () => Line)
  const Part = lazyPart(load)
  expect(renderOnServer(<Part text="Hier" placeholder={<p>Wacht</p>} />)).toBe('<p>Wacht</p>')
  expect(load).not.toHaveBeenCalled()
})

test('a part loads when it is wanted, stays, and appears at once the next time', async () => {
  const load = jest.fn(async () => Line)
  const Part = lazyPart(load)
  const { rerender } = render(<Part text="Hier" isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Part text="Hier" />)
  expect(await screen.findByText('Hier')).toBeVisible()
  rerender(<Part text="Daar" isWanted={false} />)
  expect(screen.getByText('Daar')).toBeVisible()
  rerender(<Part key="other page" text="Hier" placeholder="Wacht" />)
  expect(screen.getByText('Hier')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that failed to load is loaded the next time it is wanted', async () => {
  const load = jest.fn(async () => Line).mockRejectedValueOnce(new Error('offline'))
  const Part = lazyPart(load)
  const { rerender } = render(<Part text="Hier" placeholder="Wacht" />)
  expect(await screen.findByText('Wacht')).toBeVisible()
  rerender(<Part text="Hier" isWanted={false} placeholder="Wacht" />)
  rerender(<Part text="Hier" placeholder="Wacht" />)
  expect(await screen.findByText('Hier')).toBeVisible()
})

test.each(['component', 'preparation'])(
  'a part whose %s fails to load says so, and can be retried',
  async (missing) => {
    let isOffline = true
    const fetch = async <Result,>(name: string, result: Result) => {
      if (isOffline && name === missing) throw new Error('offline')
      return result
    }
    const Part = lazyPart(() => fetch('component', Line), Failed)
    render(<Part text="Hier" prepare={() => fetch('preparation', null)} />)
    const retry = await screen.findByRole('button', { name: 'Hier!' })
    isOffline = false
    await userEvent.click(retry)
    expect(await screen.findByText('Hier')).toBeVisible()
  },
)

test('a part that is shown in one language loads the messages of the other before it appears there', async () => {
  const Titled = () => <p>{useMessages('stockAlert').form.submit}</p>
  let useMessages: ReturnType<typeof bringMessages<'stockAlert'>>
  const Part = lazyPart(async () => {
    useMessages = bringMessages('stockAlert')
    return Titled
  })
  const inLanguage = (language: Language) => (
    <LanguageContext.Provider value={language}>
      <Part placeholder="…" />
    </LanguageContext.Provider>
  )
  const { rerender, container } = render(inLanguage('nl'))
  const dutch = (await screen.findByText(/./, { selector: 'p' })).textContent
  rerender(inLanguage('en'))
  expect(container).toHaveTextContent('…')
  expect((await screen.findByText(/./, { selector: 'p' })).textContent).not.toBe(dutch)
})

test('a part that is removed while it loads shows nothing afterwards', async () => {
  const Part = lazyPart(async () => Line)
  const { unmount, container } = render(<Part text="Hier" />)
  unmount()
  await Part.preload('nl')
  expect(container).toBeEmptyDOMElement()
})
