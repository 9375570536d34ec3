import { payableOf } from '#contract/core/payable.ts'
import { documentMail } from '../../../documents/offered/mail.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { MailContent, MailKind, MailKinds, MailSubject } from '../../firm/mails/index.ts'
import { creditNoteMailTexts, invoiceMailTexts } from './delivery/mail-texts.ts'
import { markSent } from './delivery/send.ts'
import { requireIssued } from './delivery/share.ts'
import { documentInput } from './document-input.ts'
import { type DocumentRow, getDocument, linesOf, publicPath } from './reader.ts'

/** Invoices and credit notes, each with its PDF and the link to its public page. */
export const mailKinds: MailKinds = {
  invoice: {
    ...mailOf('invoice'),
    placeholders: ['name', 'number', 'total', 'due'],
    examples: { name: 'Anna Berg', number: 'INV-2026-0042', total: '1,190.00', due: '2026-12-31' },
    texts: invoiceMailTexts,
  },
  creditNote: {
    ...mailOf('creditNote'),
    placeholders: ['name', 'number', 'total'],
    examples: { name: 'Anna Berg', number: 'CN-2026-0007', total: '119.00' },
    texts: creditNoteMailTexts,
  },
}

function mailOf(
  kind: DocumentRow['kind'],
): Pick<MailKind, 'record' | 'send' | 'applies' | 'compose' | 'prepare'> {
  return {
    record: 'invoice',
    send: 'invoice:post',
    applies: (reader, id) => {
      const row = getDocument(reader, id)
      return row.kind === kind && row.state !== 'draft' && row.state !== 'void'
    },
    compose,
    prepare: (writer, context, { id }) => {
      markSent(writer, context, id)
    },
  }
}

/** While a document has no address yet, something stands for it. */
function compose(reader: Reader, context: FirmContext, { id, origin }: MailSubject): MailContent {
  const row = requireIssued(getDocument(reader, id))
  const { language } = documentInput(row, [])
  return documentMail(reader, row, {
    language,
    lines: linesOf(reader, id),
    // Deposits that were deducted are nobody’s to pay again.
    total: payableOf(row) - row.deducted,
    more: (format) => ({ due: format.date(row.dueDate) }),
    link: origin + (publicPath(context.firmId, row) ?? '/i/…'),
    file: { module: 'invoicing', word: paperTexts[language][row.kind] },
  })
}
