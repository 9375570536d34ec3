import type { PaperView } from '#contract/core/paper.ts'
import { codeHeading, codeMark, codePhrase } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { findRecord } from './store.ts'

/** What the paper of a document shows its buyer; null where no record of it was made. */
export function agencyCodeOf(reader: Reader, documentId: string): PaperView['agencyCode'] {
  const record = findRecord(reader, documentId, 'registration')
  if (!record) return null
  const lines = record.isSent ? [codePhrase, codeMark] : []
  return { payload: record.code, heading: codeHeading, lines }
}
