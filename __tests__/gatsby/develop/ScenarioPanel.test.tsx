import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ScenarioPanel, scenarioPresets } from '../../../src/gatsby/develop/ScenarioPanel'
import { axe } from '../../support/axe'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'

const server = startSandboxServer()
const user = userEvent.setup()

const open = async () => {
  const view = render(<ScenarioPanel />)
  await screen.findByText('None is on.')
  await user.click(screen.getByText('Scenarios'))
  return view
}
const text = () => screen.getByRole('textbox', { name: 'Scenario (docs/sandbox.md)' })
const getCartStatus = async () => (await server.shop(new Request('http://localhost/web/v1/cart'))).status

test('a selected scenario can be switched on and off', async () => {
  await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Take one' }), 'The shop API fails')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(await screen.findByText('On: {"on":"any","status":500}')).toBeVisible()
  expect(screen.getByText('Scenario is on')).toBeVisible()
  expect(await getCartStatus()).toBe(500)
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText('None is on.')).toBeVisible()
  expect(await getCartStatus()).toBe(200)
})

test('an invalid typed scenario shows its error and stays in the field', async () => {
  await open()
  await user.click(text())
  await user.paste('{"status":12}')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(await screen.findByRole('status')).toHaveTextContent('status: Invalid value')
  expect(text()).toHaveValue('{"status":12}')
})

test('a scenario that is already on is shown', async () => {
  await server.shop(new Request('http://localhost/sandbox/scenario', { method: 'PUT', body: '{"latency":10}' }))
  render(<ScenarioPanel />)
  expect(await screen.findByText('Scenario is on')).toBeVisible()
})

test.each([
  ['no connection', () => HttpResponse.error()],
  ['only an HTML page', () => HttpResponse.html('<p>Not found</p>', { status: 404 })],
])('a message says that no sandbox responds when there is %s', async (_, answer) => {
  server.server.use(http.all('*/sandbox/scenario', answer))
  render(<ScenarioPanel />)
  await user.click(screen.getByText('Scenarios'))
  expect(await screen.findByText('No sandbox answers here.')).toBeVisible()
})

test.each(scenarioPresets.map(({ name, scenario }) => [name, scenario]))(
  'the sandbox accepts the preset "%s"',
  async (_, scenario) => {
    const body = JSON.stringify(scenario)
    const answer = await server.shop(new Request('http://localhost/sandbox/scenario', { method: 'PUT', body }))
    expect(await answer.json()).toMatchObject({ scenario })
  },
)

test('the scenario panel has no accessibility violations', async () => {
  const { container } = await open()
  expect(await axe(container)).toHaveNoViolations()
})
