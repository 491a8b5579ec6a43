/** The addresses of an account: page and side panel. */
export const addresses = {
  title: 'Adressen',
}
