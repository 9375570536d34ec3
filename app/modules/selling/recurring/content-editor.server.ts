import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { kindWithCustom } from '#app/shell/documents/draft/custom-kind.ts'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { RecurringContent, recurringContract } from '#contract/selling/recurring.ts'
import { recurringKind } from './recurring-kind.ts'

/** What the editor of what the invoices say asks the API for; `kind` may have the fields that the firm added. */
export function contentEditor(
  kind: DocumentKind = recurringKind,
): DocumentEditor<typeof RecurringContent> {
  return {
    kind,
    input: RecurringContent,
    choices: ({ call, firm: { firmId } }) => call(recurringContract.choices, { firmId }),
    create: () => {
      throw new AppError('not_found', 'A recurring invoice is made of an invoice')
    },
    update: ({ call, firm: { firmId } }, recurringId, version, input) =>
      call(recurringContract.writeContent, { ...input, firmId, recurringId, version }),
  }
}

/** What the invoices say with the fields that the firm added to invoices, and those fields. */
export async function contentKindOf(access: FirmAccess) {
  const custom = await loadCustomFields(access, { recordKind: 'invoice' })
  return { custom, kind: kindWithCustom(recurringKind, custom, access.firm.baseCurrency) }
}
