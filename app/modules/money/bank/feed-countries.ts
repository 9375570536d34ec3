/** Countries whose banks let their lines be fetched: the European Economic Area and Great Britain. */
export const feedCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU'],
  ...['IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI'],
  'SK',
]
export type FeedCountry = (typeof feedCountries)[number]
