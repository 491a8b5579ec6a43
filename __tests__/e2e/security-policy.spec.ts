import { expect, test } from './support/test'

// All other tests fail on a violation of the policy, because the browser reports it as an error in the console.
test.use({ expectedErrors: /Content Security Policy|Failed to load resource/ })

const injections = {
  'an inline script': '<script>window.injected = true</script>',
  'a script of another site': '<script src="https://elsewhere.example/a.js"></script>',
  'a handler in an attribute': '<img src="/nothing.png" onerror="window.injected = true">',
}

for (const [name, html] of Object.entries(injections)) {
  test(`${name} that is injected into a page does not run`, async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.injected = true' }),
    )
    await page.goto('/nl')
    const violated = await page.evaluate(
      (markup) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          // Scripts that are parsed as markup never run, so they are created again.
          const place = document.createRange().createContextualFragment(markup)
          document.body.append(place)
        }),
      html,
    )
    expect(violated).toMatch(/^script-src/)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })
}
