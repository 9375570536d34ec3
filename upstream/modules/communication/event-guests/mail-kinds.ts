import { formatLocale } from '#contract/core/format-locale.ts'
import { momentText } from '../../../core/moment-text.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKind, MailKinds } from '../../firm/mails/index.ts'
import { icsFileName, instantsOf } from '../calendar/index.ts'
import { guestTexts } from './mail-texts.ts'
import { getGuest, invitationPath, toldEvent } from './reader.ts'

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
      const { title, place, description, timeZone, allDay } = event
      const locale = formatLocale(row.language, getFirmProfile(reader).address.country)
      // Of an event that repeats, its first time.
      const when = momentText({ ...instantsOf(event), timeZone, allDay }, locale)
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
