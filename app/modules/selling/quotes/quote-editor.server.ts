import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { kindWithCustom } from '#app/shell/documents/draft/custom-kind.ts'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { QuoteInput, quotesContract } from '#contract/selling/quotes.ts'
import { quoteKind } from './paths.ts'

/** What the editor of quotes asks the API for; `kind` may have the fields that the firm added. */
export function quoteEditor(kind: DocumentKind = quoteKind): DocumentEditor<typeof QuoteInput> {
  return {
    kind,
    input: QuoteInput,
    choices: ({ call, firm: { firmId } }) => call(quotesContract.choices, { firmId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(quotesContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, quoteId, version, input) =>
      call(quotesContract.update, { ...input, firmId, quoteId, version }),
    async check({ call, firm: { firmId } }, input) {
      const { problems } = await call(quotesContract.check, { ...input, firmId })
      return problems
    },
    async paper({ call, firm: { firmId } }, input) {
      return (await call(quotesContract.check, { ...input, firmId })).paper
    },
  }
}

/** Quotes with the fields that the firm added, and those fields. */
export async function quoteKindOf(access: FirmAccess) {
  const custom = await loadCustomFields(access, { recordKind: 'quote' })
  return { custom, kind: kindWithCustom(quoteKind, custom, access.firm.baseCurrency) }
}
