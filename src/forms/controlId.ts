/** The id of a field's control: "delivery.postcode" stands in the page as "delivery-postcode". */
export const controlId = (path: string): string => path.replaceAll('.', '-')
