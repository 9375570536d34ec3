import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { announcements } from './announcements.ts'

const texts: Readonly<Record<Language, { title: string; text: string }>> = {
  en: {
    title: 'Fire drill next week',
    text: 'The alarm sounds at ten. Leave the building by the nearest exit and wait in the yard.',
  },
  de: {
    title: 'Räumungsübung nächste Woche',
    text: 'Um zehn Uhr ertönt der Alarm. Bitte das Gebäude durch den nächsten Ausgang verlassen und im Hof warten.',
  },
  it: {
    title: 'Prova di evacuazione la prossima settimana',
    text: 'L’allarme suona alle dieci. Uscire dall’uscita più vicina e attendere nel cortile.',
  },
  ru: {
    title: 'Учебная эвакуация на следующей неделе',
    text: 'Сигнал прозвучит в десять. Выйдите через ближайший выход и ждите во дворе.',
  },
  es: {
    title: 'Simulacro de evacuación la próxima semana',
    text: 'La alarma suena a las diez. Salgan por la salida más cercana y esperen en el patio.',
  },
}

/** Gives the demo's firm something that it tells everybody. */
export function writeDemoAnnouncements(writer: Writer, firm: FirmContext): void {
  const { title, text } = texts[firm.actor.language]
  announcements.create(writer, firm, {
    ...{ title, text, fromDate: firmDate(writer, firm), untilDate: '', asksConfirmation: true },
  })
}
