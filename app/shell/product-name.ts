/** The product's name; the same in every language. */
export const productName = 'Firmament'
