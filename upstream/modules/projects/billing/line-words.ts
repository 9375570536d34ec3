import type { Language } from '#contract/core/fields.ts'
import { keptDateFormat, keptNumberFormat } from '#contract/core/kept-formats.ts'

/** What a line of an invoice is counted in. */
export const hourUnits: Record<Language, string> = {
  en: 'h',
  de: 'Std.',
  it: 'h',
  ru: 'ч',
  es: 'h',
}

/** A part of a fixed price, by how much of the work is done. */
const progressWords: Record<Language, (name: string, percent: string) => string> = {
  en: (name, percent) => `${name}: ${percent}% completed`,
  de: (name, percent) => `${name}: ${percent} % fertiggestellt`,
  it: (name, percent) => `${name}: ${percent}% completato`,
  ru: (name, percent) => `${name}: выполнено ${percent} %`,
  es: (name, percent) => `${name}: ${percent} % terminado`,
}

export function progressText(language: Language, name: string, percent: string): string {
  const written = keptNumberFormat(language, { maximumFractionDigits: 4 })
  return progressWords[language](name, written.format(Number(percent)))
}

/** The file of the hours on an invoice: its name, and the heads of its columns. */
export const hoursText: Record<Language, { file: string; columns: string[] }> = {
  en: {
    file: 'hours',
    columns: [
      ...['Date', 'Person', 'Project', 'Task', 'Note', 'Hours', 'Per hour, net', 'Net', 'Currency'],
    ],
  },
  de: {
    file: 'stundennachweis',
    columns: [
      ...['Datum', 'Person', 'Projekt', 'Aufgabe', 'Notiz', 'Stunden', 'Pro Stunde, netto'],
      ...['Netto', 'Währung'],
    ],
  },
  it: {
    file: 'dettaglio-ore',
    columns: [
      ...['Data', 'Persona', 'Progetto', 'Attività', 'Nota', 'Ore', 'Tariffa oraria, netta'],
      ...['Netto', 'Valuta'],
    ],
  },
  ru: {
    file: 'chasy',
    columns: [
      ...['Дата', 'Человек', 'Проект', 'Задача', 'Примечание', 'Часы', 'За час, без налога'],
      ...['Без налога', 'Валюта'],
    ],
  },
  es: {
    file: 'detalle-horas',
    columns: [
      ...['Fecha', 'Persona', 'Proyecto', 'Tarea', 'Nota', 'Horas', 'Por hora, neto'],
      ...['Neto', 'Moneda'],
    ],
  },
}

/** One day, or from one to another, as the language writes dates. */
export function spanText(language: Language, first: string, last: string): string {
  const format = keptDateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, to] = [new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`)]
  return first === last ? format.format(from) : format.formatRange(from, to)
}
