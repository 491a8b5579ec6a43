import type { ComponentType } from 'react'
import { AccountPage } from '../../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../../features/account/frame/AccountPlaceholder'
import { lazySection } from '../../layout/lazySection'
import type { PageContext } from '../../pageTable/pageContext'

/** @param load imports the content of the page */
export function createAccountTemplate(load: () => Promise<ComponentType>) {
  const Content = lazySection(load)
  return function AccountTemplate({ pageContext: page }: { pageContext: PageContext }) {
    return (
      <AccountPage page={page}>
        <Content placeholder={<AccountPlaceholder />} />
      </AccountPage>
    )
  }
}
