/** The result is empty for a customer who has no name before the payment, where the invoice address gives one. */
export const formatFullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim()
