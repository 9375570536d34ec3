import { listHref } from '#app/shell/list/list-query.ts'

type Query = Record<string, string | number | undefined>

/** What is open now, or on the day, side, party and age that the query says. */
export function openItemsPath(firmId: string, query: Query = {}): string {
  return listHref(`/firms/${firmId}/open-items`, query)
}

export function ageingPath(firmId: string, query: Query = {}): string {
  return listHref(`/firms/${firmId}/ageing`, query)
}

/** Sets what a party owes against what it is owed. */
export function nettingPath(firmId: string, partyId: string): string {
  return `/firms/${firmId}/parties/${partyId}/netting`
}
