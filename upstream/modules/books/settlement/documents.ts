import type { Minor } from '#contract/core/money.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { PostingLine } from '../ledger/index.ts'
import type { AllocationKind, OpenItem } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its documents have open items and change when they are settled. */
    settled: SettledDocuments
    /** It follows what settles documents of others, in the same transaction. */
    settlementFollowed: SettlementFollowed
  }
}

/** By how much a document's balance changed, and through what. */
export type SettlementChange = {
  documentId: string
  /** What it took off the balance, in the document's currency; negative when it is taken back. */
  amount: Minor
  /** The same at the document's own rate. */
  amountBase: Minor
  currency: string
  /** The day it has effect. */
  date: string
  kind: AllocationKind
  note: string
  /** What it was settled by. */
  by: { kind: string; id: string; number: string }
}

/** Told of each change after the document's owner; `key` is unique for good. */
export type SettlementFollowed = (
  writer: Writer,
  context: FirmContext,
  change: SettlementChange & { key: string; documentKind: string },
) => void

export const runFollowedSteps: SettlementFollowed = (...given) => {
  for (const follow of hooks('settlementFollowed')) follow(...given)
}

/** What settlement knows of the kinds of documents a module owns; `settled.ts` exports it. */
export type SettledDocuments = {
  kinds: readonly string[]
  /** What their history names them by; their kind where absent. */
  entity?: string
  /** Told in the transaction of the change; keeps what the document's own lists show. */
  changed(writer: Writer, context: FirmContext, change: SettlementChange): void
  /** The tax that falls away when the document is reduced by an amount, as lines to post. */
  taxReduction(reader: Reader, documentId: string, part: Reduction): PostingLine[]
  /**
   * What bears the net amount of a reduction that lowers the tax, too: lines on the account of a role
   * that sum to it (debits of what is owed to us, credits of what we owe) and carry the document's
   * tax codes, so that returns lower the base with the tax.
   */
  netReductionLines(reader: Reader, documentId: string, part: NetReduction): PostingLine[]
}

/** In the document's currency. */
export type Reduction = { amount: Minor }

/** In the base currency, and the role of the account that bears it. */
export type NetReduction = { netBase: Minor; role: string }

/** The owner of a kind of document, where it wants to know of its settlement. */
export function ownerOf({ documentKind }: OpenItem): SettledDocuments | undefined {
  return hooks('settled').find(({ kinds }) => kinds.includes(documentKind))
}
