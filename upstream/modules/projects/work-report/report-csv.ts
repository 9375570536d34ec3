import { divideRound, formatFixed } from '#contract/core/decimal.ts'
import type { Language } from '#contract/core/fields.ts'
import type { WorkReport } from '#contract/projects/work-report.ts'
import { csvIn } from '../../../core/csv.ts'

/** Heads of the columns, and the name of the file. */
const words: Record<Language, { file: string; columns: string[] }> = {
  en: {
    file: 'plan-and-actual',
    columns: [
      ...['Person', 'Project', 'Planned (h)', 'Worked (h)', 'Difference (h)', 'Billable (h)'],
      ...['Capacity (h)', 'Utilization %', 'Days without entries'],
    ],
  },
  de: {
    file: 'plan-und-ist',
    columns: [
      ...['Person', 'Projekt', 'Geplant (Std.)', 'Geleistet (Std.)', 'Differenz (Std.)'],
      ...['Abrechenbar (Std.)', 'Kapazität (Std.)', 'Auslastung %', 'Tage ohne Eintrag'],
    ],
  },
  it: {
    file: 'preventivo-e-consuntivo',
    columns: [
      ...['Persona', 'Progetto', 'Pianificate (h)', 'Lavorate (h)', 'Differenza (h)'],
      ...['Fatturabili (h)', 'Capacità (h)', 'Utilizzo %', 'Giorni senza registrazioni'],
    ],
  },
  ru: {
    file: 'plan-i-fakt',
    columns: [
      ...['Человек', 'Проект', 'План (ч)', 'Отработано (ч)', 'Разница (ч)', 'К выставлению (ч)'],
      ...['Доступно (ч)', 'Загрузка %', 'Дни без записей'],
    ],
  },
  es: {
    file: 'plan-y-real',
    columns: [
      ...['Persona', 'Proyecto', 'Planificadas (h)', 'Trabajadas (h)', 'Diferencia (h)'],
      ...['Facturables (h)', 'Capacidad (h)', 'Ocupación %', 'Días sin registros'],
    ],
  },
}

/** The report for a spreadsheet: a row for each person, followed by one for each of their projects. */
export function reportCsv({ from, to, people }: WorkReport, language: Language): File {
  const { file, columns } = words[language]
  const csv = csvIn(language)
  const hours = (seconds: number | null) =>
    seconds === null ? '' : csv.decimal(formatFixed(divideRound(BigInt(seconds), 36n), 2))
  const rows = people.flatMap(({ projects, ...person }) => [
    [
      ...[person.personName, ''],
      ...[person.plannedSeconds, person.workedSeconds, person.differenceSeconds].map(hours),
      ...[person.billableSeconds, person.capacitySeconds].map(hours),
      csv.decimal(person.utilisationPercent ?? ''),
      person.emptyDays?.length.toString() ?? '',
    ],
    ...projects.map(({ project, plannedSeconds, workedSeconds, differenceSeconds }) => [
      ...[person.personName, project],
      ...[plannedSeconds, workedSeconds, differenceSeconds].map(hours),
      ...['', '', '', ''],
    ]),
  ])
  return new File([csv.write([columns, ...rows])], `${file}-${from}-${to}.csv`, {
    type: 'text/csv',
  })
}
