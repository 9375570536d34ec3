import { AppError } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { debitSettings } from '../mandates/index.ts'
import type { DebitMandate } from './debits.ts'
import { debitTexts } from './mail-texts.ts'

type Coming = {
  payeeId: string
  number: string
  amount: number
  currency: string
  date: string
  mandate: string
}

/** What customers are told before their account is debited. */
export const mailKinds: MailKinds = {
  debitNotice: {
    record: 'invoice',
    send: 'payment:edit',
    placeholders: ['name', 'number', 'amount', 'date', 'mandate', 'creditor'],
    examples: {
      name: 'Anna Berg',
      number: 'INV-2026-0042',
      amount: '1,190.00',
      date: '2026-12-31',
      mandate: 'M-2026-0007',
      creditor: 'DE98ZZZ09999999999',
    },
    texts: debitTexts,
    applies: (reader, id) => findComing(reader, id) !== undefined,
    compose: (reader, _context, { id }) => {
      const coming = findComing(reader, id)
      if (!coming) throw new AppError('not_found', 'No direct debit of this document is planned')
      const party = getStoredParty(reader, coming.payeeId)
      const language = Language.parse(party.language)
      const format = paperFormat(language, getFirmProfile(reader).address.country)
      const mandate: DebitMandate = JSON.parse(coming.mandate)
      return {
        to: party.email,
        language,
        values: {
          name: party.contactName || party.name,
          number: coming.number,
          amount: format.money(coming.amount, coming.currency),
          date: format.date(coming.date),
          mandate: mandate.reference,
          creditor: debitSettings(reader).creditorId,
        },
        files: [],
      }
    },
  },
}

/** The debit of an invoice that is approved and not collected yet. */
function findComing({ sql }: Reader, invoiceId: string): Coming | undefined {
  const [row] = sql
    .exec<Coming>(
      `select item.payee_id as payeeId, item.number, item.amount, run.currency,
         run.execution_date as date, item.mandate
       from payment_run_items as item join payment_runs as run on run.id = item.run_id
       where item.document_id = ? and item.is_open = 1 and item.kind = 'invoice'
         and run.state = 'approved'`,
      invoiceId,
    )
    .toArray()
  return row
}
