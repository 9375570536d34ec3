import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Drafts of invoices are made of its documents. */
    draftSource: DraftSource
  }
}

/** A module whose records become draft invoices, as it says in its `draft-source.ts`. */
export type DraftSource = {
  /** In the transaction that deletes a draft: what became this draft may become another one. */
  draftDeleted(writer: Writer, context: FirmContext, invoiceId: string): void
  /**
   * In the transaction that writes the lines of a draft anew: what each line that became one of its
   * lines is now; a line that is not among them is gone.
   */
  draftSaved?(
    writer: Writer,
    context: FirmContext,
    invoiceId: string,
    moved: ReadonlyMap<string, string>,
  ): void
}

/** Lets every source know that a draft is gone. */
export function releaseSources(writer: Writer, context: FirmContext, invoiceId: string): void {
  for (const draftSource of hooks('draftSource')) {
    draftSource.draftDeleted(writer, context, invoiceId)
  }
}

/** Lets every source know which lines of a draft were written anew. */
export function moveSources(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  moved: ReadonlyMap<string, string>,
): void {
  for (const draftSource of hooks('draftSource')) {
    draftSource.draftSaved?.(writer, context, invoiceId, moved)
  }
}
