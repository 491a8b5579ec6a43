import { screen } from '@testing-library/react'
import { Details } from '../../../src/features/account/home/Details'
import { AccountDeletedNotice } from '../../../src/features/account/home/AccountDeletedNotice'
import { AccountFrame } from '../../../src/features/account/frame/AccountFrame'
import { AccountPage } from '../../../src/features/account/frame/AccountPage'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import { password as en } from '../../../src/i18n/en/password'
import type { Language } from '../../../src/i18n/languages'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import { password as nl } from '../../../src/i18n/nl/password'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { lazySection } from '../../../src/layout/lazySection'
import { accountAddress, accountDetails, register } from '../sandbox/register'
import { buildTemplateElement } from '../dom/renderTemplate'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { visit } from './visitAccount'

export const detailsMessages = {
  nl: { ...nl.details, identity: identityNl },
  en: { ...en.details, identity: identityEn },
}

export const fresh = 'een heel ander geheim'

const Whole = () => (
  <>
    <AccountDeletedNotice />
    <AccountFrame currentSection="details">
      <Details />
    </AccountFrame>
  </>
)
const Section = lazySection(() => Promise.resolve(Whole))
/** Includes the notice after a deletion. */
export const DetailsPart = () => <Section placeholder={null} />
const Page = ({ pageContext }: { pageContext: PageContext }) => (
  <AccountPage page={pageContext}>
    <DetailsPart />
  </AccountPage>
)

export type View = ReturnType<typeof visit>
export const press = (view: View, name: string) => view.shopper.click(screen.getByRole('button', { name }))
export const put = async (view: View, label: string, typed: string) => {
  await view.shopper.click(screen.getByLabelText(label))
  await view.shopper.paste(typed)
}
export const retype = async (view: View, label: string, typed: string) => {
  await view.shopper.clear(screen.getByLabelText(label))
  await put(view, label, typed)
}

export function startDetails() {
  const server = startSandboxServer()

  const openPage = (language: Language) =>
    visit(buildTemplateElement(Page, null, { language, template: 'account-home' }), language)
  /** The page is opened again in Dutch. */
  const reload = (view: View) => {
    window.dispatchEvent(new Event('pagehide'))
    view.unmount()
    return openPage('nl')
  }

  async function open(language: Language = 'nl') {
    const customer = new Shopper(server.sandbox)
    const { session } = await register(customer, { ...accountDetails, ...accountAddress })
    window.localStorage.setItem('upnorth.session', session.token)
    const view = openPage(language)
    await screen.findByRole('heading', { level: 2, name: detailsMessages[language].data.title })
    return { ...view, customer }
  }
  return { server, open, reload }
}
