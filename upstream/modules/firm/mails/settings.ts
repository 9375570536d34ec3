import { eq } from 'drizzle-orm'
import type { MailSettingsInput } from '#contract/firm/mail-settings.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { mailSettingsTable } from './tables.ts'

const theRow = 1
const usual: MailSettingsInput = { color: '', replyTo: '', tracksOpening: false }

export function storedSettings({ db }: Reader): MailSettingsInput {
  const { color, replyTo, tracksOpening } = mailSettingsTable
  const wanted = { color, replyTo, tracksOpening }
  const isTheRow = eq(mailSettingsTable.id, theRow)
  return db.select(wanted).from(mailSettingsTable).where(isTheRow).get() ?? usual
}

/** Whether the firm has it kept that a mail was opened; its mails then say so. */
export function tracksOpening(reader: Reader): boolean {
  return storedSettings(reader).tracksOpening
}

/** The colour of the firm's mails, `#rrggbb`; empty for none. */
export function mailColor(reader: Reader): string {
  return storedSettings(reader).color
}

/** Where answers to the firm's mails go; empty where it has no address. */
export function replyAddress(reader: Reader): string {
  return storedSettings(reader).replyTo || getFirmProfile(reader).email
}

export function updateSettings(writer: Writer, settings: MailSettingsInput): void {
  const before = storedSettings(writer)
  writer.db
    .insert(mailSettingsTable)
    .values({ id: theRow, ...settings })
    .onConflictDoUpdate({ target: mailSettingsTable.id, set: settings })
    .run()
  const entity = { entity: 'mailSettings', entityId: 'setting' }
  writer.audit({ ...entity, action: 'update', before, after: settings })
}
