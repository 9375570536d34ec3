import { conflictOf } from '#contract/errors.ts'
import { documentFileName } from '../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../documents/paper/paper-format.ts'
import type { MailKinds } from '../mails/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { getStoredBill, type StoredBill } from './reader.ts'
import { mailTexts } from './self-billed/mail-texts.ts'
import { readSelfBilled } from './self-billed/source.ts'
import { selfBilledTexts } from './self-billed/texts.ts'

/** Invoices that the firm writes for its suppliers, each with its PDF. */
export const mailKinds: MailKinds = {
  selfBilledInvoice: {
    record: 'bill',
    send: 'bill:edit',
    placeholders: ['name', 'number', 'total'],
    examples: { name: 'Anna Berg', number: 'SB-2026-0007', total: '1,190.00' },
    texts: mailTexts,
    applies: (reader, id) => isIssued(getStoredBill(reader, id)),
    compose: (reader, _, { id }) => {
      const row = getStoredBill(reader, id)
      if (!isIssued(row) || row.supplierId === null) throw conflictOf('billState')
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
            name: documentFileName(selfBilledTexts[language].title, row.number),
          },
        ],
      }
    },
  },
}

function isIssued({ isSelfBilled, number, state }: StoredBill): boolean {
  return isSelfBilled && number !== '' && state !== 'void'
}
