/** The number of cards in a row of the grid on a wide page. */
export const cardsPerRow = 4
