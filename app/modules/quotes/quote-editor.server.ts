import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import { QuoteInput, quotesContract } from '#contract/quotes.ts'
import { quoteKind } from './quote-kind.ts'

/** What the editor of quotes asks the API for. */
export const quoteEditor: DocumentEditor<typeof QuoteInput> = {
  kind: quoteKind,
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
