import { requireRefusal } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { ownerContext, plannedMails } from '../reports/index.ts'
import { findSaved, type SavedRow } from './find-saved.ts'
import { planAnalysis } from './plan.ts'
import { analysisTexts } from './texts/texts.ts'

/** The mails of saved analyses, for whoever may see all that they ask about. */
export const analysisMails = plannedMails({
  job: 'analytics.mail',
  table: 'saved_analyses',
  module: 'analytics',
  record: 'savedAnalysis',
  find: findSaved,
  isSeen: (writer, firm, row, rights) =>
    isSeen(writer, ownerContext(firm.firmId, row, rights, firm.now), row),
  words: (language) => analysisTexts[language].mail,
})

function isSeen(writer: Writer, context: FirmContext, { query }: SavedRow): boolean {
  if (!isAllowed(context.actor, 'analysis:view')) return false
  try {
    planAnalysis(writer, context, query)
    return true
  } catch (error) {
    requireRefusal(error)
    return false
  }
}
