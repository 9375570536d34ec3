import { Language } from '#contract/core/fields.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { receiptTexts } from './mail-texts.ts'
import { getStoredPayment } from './reader.ts'

/** Receipts for money that came in. */
export const mailKinds: MailKinds = {
  paymentReceipt: {
    record: 'payment',
    send: 'payment:edit',
    placeholders: ['name', 'number', 'amount', 'date'],
    examples: {
      name: 'Anna Berg',
      number: 'PAY-2026-0042',
      amount: '1,190.00',
      date: '2026-12-31',
    },
    texts: receiptTexts,
    applies: (reader, id) => {
      const { direction, state } = getStoredPayment(reader, id)
      return direction === 'in' && state === 'completed'
    },
    compose: (reader, _context, { id }) => {
      const { partyId, number, amount, currency, date } = getStoredPayment(reader, id)
      const party = getStoredParty(reader, partyId)
      const language = Language.parse(party.language)
      const format = paperFormat(language, getFirmProfile(reader).address.country)
      return {
        to: party.email,
        language,
        values: {
          name: party.contactName || party.name,
          number,
          amount: format.money(amount, currency),
          date: format.date(date),
        },
        files: [],
      }
    },
  },
}
