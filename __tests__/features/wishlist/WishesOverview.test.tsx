import { render, screen, waitFor } from '@testing-library/react'
import { WishesOverview } from '../../../src/features/wishlist/WishesOverview'
import { catalogue as catalogueEn } from '../../../src/i18n/en/firstLoad/catalogue'
import { wishlist as messagesEn } from '../../../src/i18n/en/wishlist'
import { languageId, type Language } from '../../../src/i18n/languages'
import { catalogue } from '../../../src/i18n/nl/firstLoad/catalogue'
import { wishlist as messagesNl } from '../../../src/i18n/nl/wishlist'
import { lazyTestMessages } from '../../support/data/commonSentences'
import { addMessages } from '../../../src/i18n/messages'
import { Provider } from 'react-redux'
import { accountWithWishes } from '../../support/sandbox/accountWithWishes'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { InPage } from '../../support/store/pageStore'
import { openTestStore } from '../../support/store/testStore'

addMessages('nl', { ...lazyTestMessages.nl, catalogue, wishlist: messagesNl })
addMessages('en', { ...lazyTestMessages.en, catalogue: catalogueEn, wishlist: messagesEn })
const server = startSandboxServer()
const messages = { nl: messagesNl, en: messagesEn }

async function openOverview(language: Language, ids: number[]) {
  const items = ids.map((id) => ({ id_product: Math.floor(id / 100), id_product_attribute: id }))
  const { session } = await accountWithWishes(server, ...items)
  window.localStorage.setItem('upnorth.session', session)
  const shop = await openTestStore(languageId[language])
  return render(
    <InPage language={language}>
      <Provider store={shop}>
        <WishesOverview />
      </Provider>
    </InPage>,
  )
}

test('the overview shows four pictures, the number of items and a link to the list', async () => {
  await openOverview('nl', [100101, 100301, 100401, 100501, 100601])
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4))
  expect(screen.getByText(messages.nl.overview.kept(5))).toBeVisible()
  expect(screen.getByRole('link', { name: messages.nl.overview.link })).toHaveAttribute('href', '/nl/mijn-wishlist')
})

test('the row of pictures is reserved while the products load', async () => {
  const { answer } = server.holdAnswer('get', '/v1/products')
  await openOverview('nl', [100101])
  expect(await screen.findByRole('list')).toBeEmptyDOMElement()
  answer()
  expect(await screen.findByRole('img')).toBeVisible()
})

test('the overview shows a message for an empty list', async () => {
  await openOverview('en', [])
  expect(await screen.findByText(messages.en.overview.none)).toBeVisible()
})

test('the overview shows an error when the list cannot be loaded', async () => {
  server.failCall('get', '/v1/my/wishlist')
  await openOverview('nl', [100101])
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.nl.listFailed)
})
