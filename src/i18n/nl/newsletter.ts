/** The newsletter: form, letter links and the choice in the account. */
export const newsletter = {
  title: 'Nieuwsbrief',
}
