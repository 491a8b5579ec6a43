/** The modules are new instances, so that no other tab shares their memory. */
export async function loadTabModules() {
  const load = () =>
    Promise.all([
      import('../../../src/store/browser/formDrafts'),
      import('../../../src/store/cart/addToCart'),
      import('../../../src/store/checkout/checkoutAndPayment'),
      import('../../../src/store/account/logIn'),
      import('../../../src/store/account/logOut'),
      import('../../../src/store/sidePanelSlice'),
      import('../../../src/store/start/startStore'),
      import('./testStore'),
    ])
  let modules: Awaited<ReturnType<typeof load>> | undefined
  await jest.isolateModulesAsync(async () => {
    modules = await load()
  })
  if (!modules) throw new Error('The modules were not loaded')
  const [drafts, add, checkout, logIn, logOut, panel, start, testStore] = modules
  return { ...drafts, ...add, ...checkout, ...logIn, ...logOut, ...panel, ...start, ...testStore }
}
