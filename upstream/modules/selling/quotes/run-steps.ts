import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { QuoteRecord } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when a customer accepts a quote, in the same transaction. */
    quoteSteps: QuoteSteps
  }
}

/** What another module does when a quote is accepted. */
export type QuoteSteps = {
  accepted(writer: Writer, context: FirmContext, quote: QuoteRecord): void
}

export const runAcceptedSteps: QuoteSteps['accepted'] = (...given) => {
  for (const one of hooks('quoteSteps')) one.accepted(...given)
}
