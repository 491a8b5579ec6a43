import type { BrowserContext } from '@playwright/test'

/** A message that a service's script found in its queue. */
interface Received {
  service: string
  message: unknown
  /** The path of the page that was in view. */
  path: string
}

/** Sends each entry of a queue, and each later one, to the collector, with the path of the page in view. */
const watchQueue = (service: string, queue: string, push: string) => `{
  const send = (entry) => {
    const message = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry
    void fetch('${service}/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ message, path: location.pathname }) })
  }
  ${queue}.forEach(send)
  ${push}
}`

/** Where the pixel sends. */
const pixel = 'https://www.facebook.com'

/** The scripts that stand in for those of the services. Each reads its queue as the real one does. */
const scripts = {
  'https://www.googletagmanager.com': watchQueue(
    'https://www.googletagmanager.com',
    'dataLayer',
    'const push = dataLayer.push; dataLayer.push = (...entries) => { entries.forEach(send); return push.apply(dataLayer, entries) }',
  ),
  'https://connect.facebook.net': watchQueue(pixel, 'fbq.queue', 'fbq.callMethod = (...values) => send(values)'),
  'https://www.clarity.ms': watchQueue(
    'https://www.clarity.ms',
    '(clarity.q || [])',
    'clarity = (...values) => send(values)',
  ),
}

/** Answers for the services, so that no request leaves the machine, and collects what they receive, in order. */
export class ServiceCollector {
  readonly received: Received[] = []
  /** The envelopes of the error reporter. */
  readonly reports: string[] = []
  /** The addresses outside the site that a page requested. */
  readonly outside: string[] = []

  async watch(context: BrowserContext, site: string): Promise<void> {
    await context.route(
      (url) => url.origin !== site,
      async (route) => {
        const request = route.request()
        const { origin, pathname } = new URL(request.url())
        this.outside.push(request.url())
        if (pathname.endsWith('/envelope/')) this.reports.push(request.postData() ?? '')
        if (pathname === '/collect') {
          this.received.push({
            service: origin,
            ...(JSON.parse(request.postData() ?? '') as Omit<Received, 'service'>),
          })
          return route.fulfill({ status: 204 })
        }
        const body = scripts[origin as keyof typeof scripts]
        return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fulfill({ status: 204 })
      },
    )
  }

  /** Returns what one service received. */
  listMessages = (service: string): unknown[] =>
    this.received.filter((each) => each.service === service).map(({ message }) => message)

  /** Returns the paths at which the pixel counted a page. */
  listPixelPaths = (): string[] =>
    this.received
      .filter(({ service, message }) => service === pixel && Array.isArray(message) && message[1] === 'ViewContent')
      .map(({ path }) => path)

  /** Returns the names of the web vitals that the data layer has. */
  listVitals = (): unknown[] =>
    this.listMessages('https://www.googletagmanager.com').flatMap((message) =>
      typeof message === 'object' && message !== null && 'metric_name' in message ? message.metric_name : [],
    )

  /** Returns the events of the data layer without web vitals, whose time of arrival depends on the browser. */
  listEvents = (): Record<string, unknown>[] =>
    this.listMessages('https://www.googletagmanager.com').filter(
      (message): message is Record<string, unknown> =>
        typeof message === 'object' && message !== null && 'event' in message && isShopEvent(String(message.event)),
    )
}

const isShopEvent = (name: string) => !name.startsWith('gtm.') && name !== 'web_vitals'
