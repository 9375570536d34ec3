import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import { AppError } from '#contract/errors.ts'
import { RecurringContent, recurringContract } from '#contract/recurring.ts'
import { recurringKind } from './recurring-kind.ts'

/** What the editor of what the invoices say asks the API for. */
export const contentEditor: DocumentEditor<typeof RecurringContent> = {
  kind: recurringKind,
  input: RecurringContent,
  choices: ({ call, firm: { firmId } }) => call(recurringContract.choices, { firmId }),
  create: () => {
    throw new AppError('not_found', 'A recurring invoice is made of an invoice')
  },
  update: ({ call, firm: { firmId } }, recurringId, version, input) =>
    call(recurringContract.writeContent, { ...input, firmId, recurringId, version }),
}
