import { recordPath } from '../records/paths.ts'

/** Where a mail about a record is written and sent: `mailPath(firmId, 'quote', quoteId)`. */
export function mailPath(firmId: string, mailKind: string, recordId: string, variant = ''): string {
  const path = `/firms/${firmId}/mails/${mailKind}/${recordId}`
  return variant === '' ? path : `${path}?${new URLSearchParams({ variant })}`
}

/** The mails of a record on a page of their own, which answers the forms of its panel. */
export function recordMailsPath(firmId: string, record: { kind: string; id: string }): string {
  return `${recordPath(firmId, record)}/mails`
}

/** Where a person writes a mail of their own. */
export function composePath(firmId: string): string {
  return `/firms/${firmId}/mail/compose`
}
