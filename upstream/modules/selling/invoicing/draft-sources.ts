import type { FirmContext, Writer } from '../../../firm/store.ts'

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

const found = import.meta.glob<{ draftSource: DraftSource }>('../../*/*/draft-source.ts', {
  eager: true,
})

/** Lets every source know that a draft is gone. */
export function releaseSources(writer: Writer, context: FirmContext, invoiceId: string): void {
  for (const { draftSource } of Object.values(found)) {
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
  for (const { draftSource } of Object.values(found)) {
    draftSource.draftSaved?.(writer, context, invoiceId, moved)
  }
}
