/** How the form of a question is read: numbers as the language writes them. */
export const questionReading = {
  decimals: ['points', 'value', 'tolerance', 'options.*.credit'],
}
