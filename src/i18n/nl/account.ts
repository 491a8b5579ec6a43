/** The pages of an account: frame, log-in before them, overview. */
export const account = {
  title: 'Mijn account',
}
