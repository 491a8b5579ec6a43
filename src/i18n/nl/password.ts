/** Forgotten, new and changed passwords; details, data and the end of an account. */
export const password = {
  title: 'Wachtwoord',
}
