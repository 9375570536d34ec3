import { Language } from '#contract/core/fields.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailContent, MailKinds, MailSubject } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { attachmentId } from './mail-attachment.ts'
import { statementMailTexts } from './mail-texts.ts'
import { statementPaperTexts } from './paper-texts.ts'
import { parsePeriod, periodText } from './period.ts'
import { daysOf, statementOf } from './statement.ts'

/** Statements to customers; the variant is their days, this year until today without one. */
export const mailKinds: MailKinds = {
  statement: {
    record: 'party',
    send: 'payment:edit',
    placeholders: ['name', 'from', 'to', 'balance', 'overdue'],
    examples: {
      name: 'Anna Berg',
      from: '2026-01-01',
      to: '2026-03-31',
      balance: '1,190.00',
      overdue: '190.00',
    },
    texts: statementMailTexts,
    applies: (reader, id) => getStoredParty(reader, id).isCustomer,
    compose,
  },
}

function compose(reader: Reader, context: FirmContext, about: MailSubject): MailContent {
  const party = getStoredParty(reader, about.id)
  const days = parsePeriod(about.variant) ?? daysOf(reader, context, {})
  const span = { partyId: about.id, direction: 'receivable', ...days } as const
  const { currencies } = statementOf(reader, span, { size: 1 })
  const { address, baseCurrency } = getFirmProfile(reader)
  const language = Language.parse(party.language)
  const format = paperFormat(language, address.country)
  const inWords = (sums: { currency: string; amount: number }[]) =>
    sums
      .filter(({ amount }) => amount !== 0)
      .map(({ currency, amount }) => format.money(amount, currency))
      .join(', ') || format.money(0, baseCurrency)
  const balances = currencies.map(({ currency, closing }) => ({ currency, amount: closing }))
  const overdue = currencies.map(({ currency, ageing }) => ({
    currency,
    amount: ageing.reduce(
      (sum, { bucket, amount }) => sum + (bucket === 'current' ? 0 : amount),
      0,
    ),
  }))
  const name = documentFileName(statementPaperTexts[language].statement, days.to)
  return {
    to: party.email,
    language,
    values: {
      name: party.contactName || party.name,
      from: format.date(days.from),
      to: format.date(days.to),
      balance: inWords(balances),
      overdue: inWords(overdue),
    },
    files: [{ module: 'statements', id: attachmentId(about.id, periodText(days)), name }],
  }
}
