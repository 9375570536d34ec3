import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { writableCalendars } from '../calendar/index.ts'
import { bookingPages } from './pages.ts'

const names: Record<Language, string> = {
  en: 'Lighting consultation',
  de: 'Lichtberatung',
  it: 'Consulenza sulle luci',
  ru: 'Консультация по освещению',
  es: 'Asesoría de iluminación',
}

const words: Record<Language, string> = {
  en: 'We look at your rooms together and find the lamps that suit them. Bring a plan or a few photos.',
  de: 'Wir sehen uns Ihre Räume gemeinsam an und finden die passenden Leuchten. Bringen Sie einen Plan oder ein paar Fotos mit.',
  it: 'Guardiamo insieme i suoi ambienti e troviamo le lampade adatte. Porti una pianta o qualche foto.',
  ru: 'Вместе посмотрим на ваши комнаты и подберём светильники. Возьмите с собой план или несколько фотографий.',
  es: 'Vemos juntos sus espacios y encontramos las lámparas adecuadas. Traiga un plano o algunas fotos.',
}

/** Gives a demo a booking page, on weekdays with a break at noon. */
export function writeDemoBookingPage(writer: Writer, context: FirmContext): void {
  const { language, timeZone, address } = getFirmProfile(writer)
  const [calendar] = writableCalendars(writer, context)
  if (!calendar) return
  const hours = (['1', '2', '3', '4', '5'] as const).flatMap((day) => [
    { day, from: '09:00', to: '12:00' },
    { day, from: '13:30', to: '17:00' },
  ])
  bookingPages.create(writer, context, {
    name: names[language],
    description: words[language],
    place: [address.street, address.city].filter(Boolean).join(', '),
    language,
    timeZone,
    calendarIds: [calendar.id],
    durationMinutes: 45,
    stepMinutes: 30,
    bufferMinutes: 15,
    noticeHours: 12,
    daysAhead: 60,
    hours,
  })
}
