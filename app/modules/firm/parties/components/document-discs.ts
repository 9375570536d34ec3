import type { StatusKind } from '#app/ui/index.ts'
import type { PartyDocument } from '#contract/firm/party-documents.ts'

/** The disc before where a document stands. */
export const documentDiscs: Record<PartyDocument['standing'], StatusKind> = {
  draft: 'draft',
  open: 'sent',
  late: 'overdue',
  done: 'paid',
  ended: 'void',
}
