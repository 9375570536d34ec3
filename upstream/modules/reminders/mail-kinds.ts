import { type ReminderTone, reminderTones } from '#contract/reminders.ts'
import { documentFileName } from '../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../documents/paper/paper-format.ts'
import { paperTexts } from '../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { documentInput, getDocument, markSent, publicPath } from '../invoicing/index.ts'
import type { MailContent, MailKind, MailKinds, MailSubject } from '../mails/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { itemsOfInvoice } from '../settlement/index.ts'
import { postCharge } from './charges.ts'
import { chargesText } from './charges-text.ts'
import { reminderOf } from './due.ts'
import { getSettings } from './reader.ts'
import { reminderTexts } from './texts.ts'
import { insertReminder } from './writer.ts'

const names = {
  notice: 'reminderNotice',
  friendly: 'reminderFriendly',
  firm: 'reminderFirm',
  last: 'reminderLast',
} as const satisfies Record<ReminderTone, string>

/** The kind of mail that speaks in a tone. */
export function kindOf(tone: ReminderTone): string {
  return names[tone]
}

/** One kind for each tone, so that a firm can word each in its own way. */
export const mailKinds: MailKinds = Object.fromEntries(
  reminderTones.map((tone) => [names[tone], mailKind(tone)]),
)

function mailKind(tone: ReminderTone): MailKind {
  return {
    record: 'invoice',
    send: 'reminder:edit',
    placeholders: ['name', 'number', 'total', 'open', 'due', 'days', 'charges'],
    examples: {
      name: 'Anna Berg',
      number: 'INV-2026-0042',
      total: '1,190.00',
      open: '1,190.00',
      due: '2026-12-31',
      days: '14',
      charges: '',
    },
    texts: reminderTexts[tone],
    applies: (reader, id, context) => {
      const [item] = itemsOfInvoice(reader, id)
      const today = firmDate(reader, context)
      return item !== undefined && (tone === 'notice') === item.dueDate >= today
    },
    prepare: (writer, context, about) => {
      const date = firmDate(writer, context)
      const reminder = reminderAbout(writer, context, tone, about)
      insertReminder(writer, context, reminder, date)
      postCharge(writer, context, reminder, date)
      markSent(writer, context, about.id)
    },
    compose: (reader, context, about) => compose(reader, context, tone, about),
  }
}

/** The reminder of an invoice's earliest open part: by the step that is named, or of the tone. */
function reminderAbout(
  reader: Reader,
  context: FirmContext,
  tone: ReminderTone,
  { id, variant }: MailSubject,
) {
  const settings = getSettings(reader)
  const [item] = itemsOfInvoice(reader, id)
  const date = firmDate(reader, context)
  const step = settings.steps.find((one) => one.tone === tone && String(one.days) === variant) ??
    settings.steps.find((one) => one.tone === tone) ?? {
      days: tone === 'notice' ? 0 : 1,
      tone,
      fee: 0,
      withInterest: false,
    }
  if (item) return reminderOf(reader, settings, item, step, date)
  const row = getDocument(reader, id)
  const paid = { id, documentId: id, number: row.number ?? '', partyId: row.customerId }
  const sums = { dueDate: row.dueDate, currency: row.currency, balance: 0 }
  return reminderOf(reader, settings, { ...paid, ...sums }, step, date)
}

function compose(
  reader: Reader,
  context: FirmContext,
  tone: ReminderTone,
  about: MailSubject,
): MailContent {
  const row = getDocument(reader, about.id)
  const party = getStoredParty(reader, row.customerId)
  const { language } = documentInput(row, [])
  const format = paperFormat(language, getFirmProfile(reader).address.country)
  const reminder = reminderAbout(reader, context, tone, about)
  const name = documentFileName(paperTexts[language][row.kind], row.number)
  return {
    to: party.email,
    language,
    values: {
      name: party.contactName || party.name,
      number: row.number ?? '',
      total: format.money(row.total, row.currency),
      open: format.money(reminder.balance, row.currency),
      due: format.date(reminder.dueDate),
      days: String(reminder.daysLate),
      charges: chargesText(reminder, language, format),
    },
    link: about.origin + (publicPath(context.firmId, row) ?? '/i/…'),
    files: [{ module: 'invoicing', id: about.id, name }],
  }
}
