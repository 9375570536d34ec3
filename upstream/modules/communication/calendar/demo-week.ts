import type { Language } from '#contract/core/fields.ts'
import { shiftLocal } from '#contract/core/zoned-time.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { writeCalendars } from './first-calendars.ts'
import { readCalendars, readCategories } from './reader.ts'
import { addEvent } from './service.ts'

type Planned = {
  /** From the Monday of the present week. */
  day: number
  /** From and to, or none for a whole day. */
  time?: readonly [from: string, to: string]
  /** Last day of several. */
  lastDay?: number
  /** Of the first categories, by its place. */
  category: number
  isOwn?: boolean
  repeats?: string
  /** A customer is invited to it. */
  hasGuest?: boolean
  title: Record<Language, string>
}

const week: readonly Planned[] = [
  {
    day: 0,
    time: ['09:00', '09:30'],
    category: 4,
    repeats: 'FREQ=WEEKLY',
    title: {
      en: 'Week planning',
      de: 'Wochenplanung',
      it: 'Piano della settimana',
      ru: 'План на неделю',
      es: 'Plan de la semana',
    },
  },
  {
    day: 0,
    time: ['14:00', '15:00'],
    category: 0,
    title: {
      en: 'Design consultation: lamps for a hotel lobby',
      de: 'Gestaltungsberatung: Leuchten für eine Hotelhalle',
      it: 'Consulenza: lampade per la hall di un albergo',
      ru: 'Консультация: светильники для холла гостиницы',
      es: 'Asesoría: lámparas para el vestíbulo de un hotel',
    },
  },
  {
    day: 1,
    time: ['10:00', '11:30'],
    category: 1,
    title: {
      en: 'Oak arrives from the sawmill',
      de: 'Eiche kommt vom Sägewerk',
      it: 'Arriva il rovere dalla segheria',
      ru: 'Дуб с лесопилки',
      es: 'Llega el roble del aserradero',
    },
  },
  {
    day: 2,
    time: ['13:00', '14:00'],
    category: 0,
    title: {
      en: 'Call with the accountant',
      de: 'Telefonat mit der Buchhaltung',
      it: 'Telefonata con la contabile',
      ru: 'Звонок бухгалтеру',
      es: 'Llamada con la contable',
    },
  },
  {
    day: 2,
    time: ['13:30', '16:00'],
    category: 1,
    hasGuest: true,
    title: {
      en: 'Fitting on site',
      de: 'Montage vor Ort',
      it: 'Montaggio in loco',
      ru: 'Монтаж на месте',
      es: 'Montaje en obra',
    },
  },
  {
    day: 3,
    lastDay: 5,
    category: 4,
    title: {
      en: 'Furniture fair',
      de: 'Möbelmesse',
      it: 'Fiera del mobile',
      ru: 'Мебельная выставка',
      es: 'Feria del mueble',
    },
  },
  {
    day: 3,
    category: 3,
    title: {
      en: 'Tax return due',
      de: 'Steuererklärung fällig',
      it: 'Scadenza della dichiarazione',
      ru: 'Срок сдачи декларации',
      es: 'Vence la declaración',
    },
  },
  {
    day: 4,
    time: ['12:30', '13:30'],
    category: 4,
    repeats: 'FREQ=WEEKLY;INTERVAL=2',
    title: {
      en: 'Lunch with everybody',
      de: 'Mittagessen mit allen',
      it: 'Pranzo tutti insieme',
      ru: 'Общий обед',
      es: 'Comida de todo el equipo',
    },
  },
  {
    day: 1,
    time: ['17:00', '18:00'],
    category: 0,
    isOwn: true,
    title: {
      en: 'Dentist',
      de: 'Zahnarzt',
      it: 'Dentista',
      ru: 'Стоматолог',
      es: 'Dentista',
    },
  },
  {
    day: 8,
    time: ['11:00', '12:00'],
    category: 2,
    title: {
      en: 'Go through overdue invoices',
      de: 'Überfällige Rechnungen durchgehen',
      it: 'Controllo delle fatture scadute',
      ru: 'Разбор просроченных счетов',
      es: 'Repasar las facturas vencidas',
    },
  },
]

/** Writes a believable week into the calendar of a demo, around today; gives the event at a customer's. */
export function writeDemoWeek(
  writer: Writer,
  context: FirmContext,
): { fitting: string | undefined } {
  writeCalendars(writer, context)
  const { language, timeZone } = getFirmProfile(writer)
  const today = dateIn(timeZone, context.now)
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const monday = shiftLocal(today, -weekday * 1440)
  const categories = readCategories(writer)
  const own = readCalendars(writer).find(({ ownerId }) => ownerId === context.actor.userId)
  let fitting: string | undefined
  for (const one of week) {
    const { day, time, lastDay, category, isOwn, repeats = '', title } = one
    const date = shiftLocal(monday, day * 1440)
    const last = shiftLocal(monday, (lastDay ?? day) * 1440)
    const [from, to] = time ?? []
    const { id } = addEvent(writer, context, {
      title: title[language],
      start: from ? `${date}T${from}` : date,
      end: to ? `${date}T${to}` : last,
      allDay: !time,
      place: '',
      description: '',
      ...(isOwn && own && { calendarId: own.id }),
      categoryId: categories[category]?.id ?? null,
      repeats,
      reminders: [],
      visibility: 'calendar',
      isBusy: Boolean(time),
    })
    if (one.hasGuest) fitting = id
  }
  return { fitting }
}
