import { formatLocale } from '#contract/format-locale.ts'
import { icsFileName, instantsOfRow } from '../calendar/index.ts'
import { getFirmProfile } from '../firms/index.ts'
import type { MailKind, MailKinds } from '../mails/index.ts'
import { guestTexts } from './mail-texts.ts'
import { type GuestRow, getGuest, invitationPath, toldEvent } from './reader.ts'

/** Mails to guests, in their language and on the clocks of the event. */
export const mailKinds: MailKinds = {
  eventInvitation: kindOf(guestTexts.eventInvitation, true),
  eventChanged: kindOf(guestTexts.eventChanged, true),
  eventUninvited: kindOf(guestTexts.eventUninvited, false),
}

/** A kind of mail to guests who are invited, or are no longer. */
function kindOf(texts: MailKind['texts'], isInvited: boolean): MailKind {
  return {
    record: 'eventGuest',
    send: 'calendar:edit',
    placeholders: ['name', 'title', 'when', 'place', 'description'],
    examples: {
      name: 'Anna Berg',
      title: 'Planning',
      when: '2026-12-01, 10:00',
      place: 'Harbour Street 4',
      description: '',
    },
    texts,
    applies: (reader, id) => getGuest(reader, id).isInvited === isInvited,
    compose: (reader, { firmId }, { id, origin }) => {
      const row = getGuest(reader, id)
      const { event } = toldEvent(row)
      const { title, place, description } = event
      const when = whenOf(row, getFirmProfile(reader).address.country)
      return {
        to: row.email,
        language: row.language,
        values: { name: row.name || row.email, title, when, place, description },
        link: origin + invitationPath(firmId, row),
        files: [{ module: 'event-guests', id, name: icsFileName(title) }],
      }
    },
  }
}

/** On the clocks of the event, which are named; of one that repeats, its first time. */
function whenOf(row: GuestRow, country: string): string {
  const { event } = toldEvent(row)
  const { startsAt } = instantsOfRow(event)
  const locale = formatLocale(row.language, country)
  const { timeZone, allDay } = event
  const at = new Date(startsAt)
  if (allDay) return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(at)
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
  return `${new Intl.DateTimeFormat(locale, style).format(at)} (${timeZone.replaceAll('_', ' ')})`
}
