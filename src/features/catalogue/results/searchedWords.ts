/** As the shop API takes it (contract/productList). */
const longest = 100

/** The words that the search page's address asks for; '' when there are none. */
export const searchedWords = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, longest)
