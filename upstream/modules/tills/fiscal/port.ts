import type { Minor } from '#contract/core/money.ts'
import type { FiscalFileKind, FiscalPrint, FiscalStep } from '#contract/tills/fiscal.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { DeviceRow } from './devices.ts'
import type { RecordRow } from './records.ts'

/** What a till did that its country may want signed or recorded. */
export type FiscalReceipt = {
  registerId: string
  kind: 'sale' | 'refund' | 'opening' | 'move' | 'closing'
  /** The ticket, move or session. */
  documentId: string
  number: string
  at: Date
  /** A device that has a series sold it before the firm knew of it: it can't be refused any more. */
  isSold: boolean
  currency: string
  /** With tax, minor units; below zero what is taken back. */
  total: Minor
  groups: readonly TaxSum[]
  /** Given on top for whoever serves: no part of the total. */
  tips: Minor
  /** What was paid, tips included, less change. */
  cash: Minor
  other: Minor
  words: string
  /** Of a refund: the ticket that it takes back. */
  refundOf: { number: string; date: string } | null
  /** The day it was given out, whatever day of the books it belongs to. */
  date: string
}

/** What was sold at one rate, minor units. */
export type TaxSum = {
  category: string
  rate: string
  net: Minor
  tax: Minor
  /** Gift cards that were sold: multi-purpose vouchers (Directive 2006/112/EC, art. 30b (2)). */
  isVoucher?: boolean
}

/**
 * The duties of one country. All is done in the transaction of the sale; what takes the net is left to a
 * job that the pack schedules there.
 */
export type FiscalPack = {
  /** Whether the law asks for a device that signs; a till without one sells all the same. */
  needsDevice: boolean
  /** Whether a service of the firm may sign in place of the stand-in. */
  takesService: boolean
  /** Gives a new device its keys, and makes its first receipt where there is one. */
  begin?: (writer: Writer, context: FirmContext, device: DeviceRow) => void
  /** What new keys change of a stand-in whose firm was copied; none where its receipts are chained. */
  onNewKeys?: (keys: Pick<DeviceRow, 'publicKey'>) => Partial<DeviceRow>
  /** Signs or records; `device` is undefined where none is set up. @throws AppError what may not be sold so */
  sign: (
    writer: Writer,
    context: FirmContext,
    receipt: FiscalReceipt,
    device: DeviceRow | undefined,
  ) => void
  /** What a receipt shows. */
  print: (reader: Reader, ticketId: string, device: DeviceRow | undefined) => FiscalPrint
  /** What can be done by hand, and does it. */
  steps: (device: DeviceRow) => FiscalStep[]
  step?: (writer: Writer, context: FirmContext, device: DeviceRow, step: FiscalStep) => void
  /**
   * Whether records of a till, oldest first, continue each other and the one before them, which is
   * undefined where they begin; null where they need not.
   */
  isWhole: (
    device: DeviceRow,
    records: readonly RecordRow[],
    before: RecordRow | undefined,
  ) => boolean | null
  files: readonly FiscalFileKind[]
}

/** Nothing stands on a receipt. */
export const printsNothing: FiscalPrint = { state: null, heading: '', code: '', lines: [] }
