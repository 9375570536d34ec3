import type { BillKind } from '#contract/buying/bills.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { getStoredBill, type StoredBill } from './reader.ts'
import { creditMailTexts, mailTexts } from './self-billed/mail-texts.ts'
import { readSelfBilled } from './self-billed/source.ts'
import { titleOf } from './self-billed/texts.ts'

/** Invoices that the firm writes for its suppliers, and what corrects them, each with its PDF. */
export const mailKinds: MailKinds = {
  selfBilledInvoice: mailKind('bill', mailTexts),
  selfBilledCredit: mailKind('credit', creditMailTexts),
}

function mailKind(kind: BillKind, texts: typeof mailTexts): MailKinds[string] {
  return {
    record: 'bill',
    send: 'bill:edit',
    placeholders: ['name', 'number', 'total'],
    examples: { name: 'Anna Berg', number: 'SB-2026-0007', total: '1,190.00' },
    texts,
    applies: (reader, id) => isIssued(getStoredBill(reader, id), kind),
    compose: (reader, _, { id }) => {
      const row = getStoredBill(reader, id)
      if (!isIssued(row, kind) || row.supplierId === null) throw conflictOf('billState')
      const supplier = getStoredParty(reader, row.supplierId)
      const { language } = readSelfBilled(reader, id)
      const format = paperFormat(language, supplier.country)
      return {
        to: supplier.email,
        language,
        values: {
          number: row.number,
          name: supplier.contactName || supplier.name,
          total: format.money(row.totalAmount, row.currency),
        },
        files: [
          {
            module: 'bills',
            id,
            name: documentFileName(titleOf(row, language), row.number),
          },
        ],
      }
    },
  }
}

function isIssued(row: StoredBill, kind: BillKind): boolean {
  return row.isSelfBilled && row.kind === kind && row.number !== '' && row.state !== 'void'
}
