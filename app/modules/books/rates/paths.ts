/** The firm's exchange rates. */
export function ratesPath(firmId: string): string {
  return `/firms/${firmId}/settings/exchange-rates`
}
