import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { frame } from '../../src/i18n/nl/firstLoad/frame'
import { list as messages } from '../../src/i18n/nl/list'
import { axe } from '../support/axe'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visitList } from '../support/shopping/visitList'

const server = startSandboxServer()
const seating = { category: 10 }
const findRoom = () => screen.findByRole('region', { name: messages.scale.title })

test('the URL of a list can request drawings of the products, with names, prices and dimensions', async () => {
  const { container, readQuery, shopper } = await visitList(server, { scope: seating, query: '?view=scale' })
  const room = within(await findRoom())
  const item = room.getByRole('link', { name: 'Lampi driezitsbank' }).closest('li')!
  expect(item).toHaveTextContent('€ 2.890')
  expect(item).toHaveTextContent('252 breed, 80 cm hoog')
  expect(container.querySelector('picture')).toBeNull()
  expect(await axe(container)).toHaveNoViolations()

  await shopper.click(screen.getByRole('button', { name: catalogue.list.toScale, pressed: true }))
  expect(readQuery()).toBe('')
  expect(container.querySelector('picture')).not.toBeNull()
})

test('drawings that could not be loaded are loaded again when the user presses the retry button', async () => {
  let isFailing = true
  server.overrideAnswer('get', '/v1/products', ({ request }) => {
    if (isFailing && new URL(request.url).searchParams.has('expand')) return HttpResponse.error()
    return server.shop(request.clone() as Request)
  })
  const { shopper } = await visitList(server, { scope: seating, query: '?view=scale' })
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.scale.failed)
  isFailing = false
  await shopper.click(screen.getByRole('button', { name: frame.error.retry }))
  expect(within(await findRoom()).getAllByRole('listitem')).toHaveLength(15)
})
