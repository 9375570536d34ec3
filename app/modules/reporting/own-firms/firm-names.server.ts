import type { FirmPage } from '#app/shell/load-context.ts'
import { isAllowed } from '#contract/core/roles.ts'

/** Names of the person's firms by their ids; a firm in which they are nobody has none. */
export function firmNames({ session }: FirmPage): Record<string, string> {
  return Object.fromEntries(
    session.firms.map(({ firmId, tradeName, legalName }) => [firmId, tradeName || legalName]),
  )
}

/** The other firms in which the person may write bills, by name. */
export function firmsToLink(page: FirmPage): { value: string; label: string }[] {
  const names = firmNames(page)
  return page.session.firms
    .filter((other) => other.firmId !== page.firm.firmId && isAllowed(other, 'bill:edit'))
    .map(({ firmId }) => ({ value: firmId, label: names[firmId] ?? firmId }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
