/** From which day to which; this year until today where they are left out. */
export type Days = { from?: string | undefined; to?: string | undefined }

type Side = 'receivable' | 'payable'

/** Customers with a balance, whose statements go out together. */
export function statementsPath(firmId: string, days: Days = {}): string {
  return `/firms/${firmId}/statements${queryOf(days)}`
}

/** A party's account on one day or another, as a customer or as a supplier. */
export function statementPath(
  firmId: string,
  partyId: string,
  query: Days & { direction?: Side | undefined } = {},
): string {
  return `/firms/${firmId}/parties/${partyId}/statement${queryOf(query)}`
}

export function statementPdfPath(firmId: string, partyId: string, days: Days): string {
  return `/firms/${firmId}/parties/${partyId}/statement/pdf${queryOf(days)}`
}

/** The days of a statement as its mail names them. */
export function periodText({ from, to }: { from: string; to: string }): string {
  return `${from}..${to}`
}

function queryOf(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
