import { type ReminderTone, reminderTones } from '#contract/selling/reminders.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { itemsOfInvoice } from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import type { MailContent, MailKind, MailKinds, MailSubject } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { markSent } from '../invoicing/index.ts'
import { postCharge } from './charges.ts'
import { chargesText } from './charges-text.ts'
import { getClaim } from './claim.ts'
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
    alsoAbout: ['openingItem'],
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
      if (reminder.documentKind === 'invoice') markSent(writer, context, about.id)
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
  const claim = getClaim(reader, context, id)
  return reminderOf(reader, settings, { ...claim, id, documentId: id, balance: 0 }, step, date)
}

function compose(
  reader: Reader,
  context: FirmContext,
  tone: ReminderTone,
  about: MailSubject,
): MailContent {
  const claim = getClaim(reader, context, about.id)
  const { number, total, currency, language, link, files } = claim
  const party = getStoredParty(reader, claim.partyId)
  const format = paperFormat(language, getFirmProfile(reader).address.country)
  const reminder = reminderAbout(reader, context, tone, about)
  return {
    to: party.email,
    language,
    values: {
      name: party.contactName || party.name,
      number,
      total: format.money(total, currency),
      open: format.money(reminder.balance, currency),
      due: format.date(reminder.dueDate),
      days: String(reminder.daysLate),
      charges: chargesText(reminder, language, format),
    },
    ...(link !== undefined && { link: about.origin + link }),
    files,
  }
}
