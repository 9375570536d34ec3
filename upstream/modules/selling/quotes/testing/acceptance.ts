/** What a customer who accepts the first version of a quote says of themselves. */
export const acceptance = {
  revision: 1,
  name: 'Jana Weiß',
  agrees: true,
  signature: 'M10 10L20 20',
}
