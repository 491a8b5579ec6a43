import { File as NodeFile } from 'node:buffer'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contact as en } from '../../../src/i18n/en/contact'
import type { Language } from '../../../src/i18n/languages'
import { contact as nl } from '../../../src/i18n/nl/contact'
import { PageForm } from '../../../src/templates/parts/PageForm'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { visit } from './visitAccount'

export const contactMessages = { nl, en }
export const email = 'ine@example.com'

/** Every opening has a new store, as after a reload. */
export function openForm(id: string, language: Language = 'nl', fragment = '') {
  window.history.replaceState(null, '', `/${language}/hier${fragment}`)
  const view = visit(
    <main>
      <PageForm id={id} />
    </main>,
    language,
  )
  return { ...view, shopper: userEvent.setup({ applyAccept: false }) }
}

/**
 * Resolves once the form has loaded.
 * @param label the beginning of the control's label
 */
export const findField = (label: string) =>
  screen.findByLabelText((text) => text.trim().startsWith(label), { selector: 'input, textarea, select' })

export const press = (name: string) => screen.getByRole('button', { name })

/** fetch would send a file of jsdom as the text "[object File]". */
const createFile = (content: Uint8Array | string, name: string, type: string) =>
  new NodeFile([content], name, { type }) as unknown as File

export const createPhoto = (name = 'kras.jpg', content = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) =>
  createFile(content, name, 'image/jpeg')

export const createPdf = (name = 'cv.pdf') => createFile('%PDF-1.7', name, 'application/pdf')

/** The database is created in advance, so that no test waits for it. */
export function startContact() {
  const server = startSandboxServer()
  beforeEach(() => void server.sandbox)
  const posts = () => server.asked().filter((line) => line.startsWith('POST'))
  const listKinds = () => server.sandbox.mail.map(({ kind }) => kind)
  return { server, posts, listKinds }
}
