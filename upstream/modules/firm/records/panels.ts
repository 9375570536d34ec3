import { isAllowed } from '#contract/core/roles.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { questionsAbout } from '../questions/views.ts'
import { attachmentsOf } from './attachments.ts'
import { chainOf } from './chain.ts'
import { commentsOf } from './comments.ts'
import { historyOf } from './history.ts'
import { type RecordRef, requireReadable } from './kinds.ts'
import { linksOf } from './links.ts'
import { looksOf } from './looks.ts'

/** What a record's page shows beside its own facts. @throws AppError not_found */
export function readPanels(
  reader: Reader,
  firm: FirmContext,
  record: RecordRef,
  historySize: number,
): RecordPanels {
  const { registered, facts } = requireReadable(reader, firm, record)
  const links = linksOf(reader, firm, record)
  const history = historyOf(reader, firm, record, { size: historySize })
  return {
    ...record,
    title: facts.title,
    path: registered.path(record.id),
    attachments: attachmentsOf(reader, record),
    comments: commentsOf(reader, firm, record),
    questions: questionsAbout(reader, firm, record),
    links,
    chain: chainOf(reader, firm, record, links),
    history: history.rows,
    older: history.next,
    looks: looksOf(reader, firm, record),
    canAttach: isAllowed(firm.actor, registered.write),
    keepsFiles: registered.keepsFiles?.(reader, record.id) ?? false,
    canComment: isAllowed(firm.actor, 'record:comment'),
  }
}
