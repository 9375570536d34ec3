/** Fields of the screen that hold numbers. */
export const saleDecimals = [
  ...['lines.*.quantity', 'lines.*.unitPrice', 'lines.*.discount'],
  ...['discount', 'cash', 'card', 'giftCard', 'balance', 'times', 'tip', 'points'],
  'soldCardAmount',
]
