/** What a firm in Milan says of itself. */
export const firmInMilan = {
  address: { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT', region: 'MI' },
  vatId: 'IT07643520567',
  language: 'it',
  timeZone: 'Europe/Rome',
}
