import type { Language } from '#contract/core/fields.ts'
import { csvIn } from '../../../core/csv.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'

type Row = {
  name: string
  course: string
  version: number
  percent: number
  score: number | null
  dueDate: string | null
  completedAt: string | null
  cancelledAt: string | null
}

/** As many enrolments as a file holds. */
const mostRows = 50_000

/** Heads of the columns, and the name of the file. */
const heads: Record<Language, { file: string; columns: string[] }> = {
  en: {
    file: 'learning',
    columns: [
      'Learner',
      'Course',
      'Version',
      'Progress %',
      'Result %',
      'Due',
      'Completed',
      'Ended',
    ],
  },
  de: {
    file: 'lernen',
    columns: [
      ...['Teilnehmer', 'Kurs', 'Version', 'Fortschritt %', 'Ergebnis %', 'Fällig'],
      ...['Abgeschlossen', 'Beendet'],
    ],
  },
  it: {
    file: 'formazione',
    columns: [
      ...['Partecipante', 'Corso', 'Versione', 'Avanzamento %', 'Risultato %', 'Scadenza'],
      ...['Completato', 'Terminato'],
    ],
  },
  ru: {
    file: 'obuchenie',
    columns: [
      ...['Учащийся', 'Курс', 'Версия', 'Прогресс %', 'Результат %', 'Срок'],
      ...['Завершён', 'Прекращён'],
    ],
  },
  es: {
    file: 'formacion',
    columns: [
      ...['Participante', 'Curso', 'Versión', 'Progreso %', 'Resultado %', 'Vence'],
      ...['Completado', 'Terminado'],
    ],
  },
}

/** Every enrolment of the firm, by learner and course, for a spreadsheet; instants as days in UTC. */
export function learningCsv(reader: Reader, context: FirmContext): File {
  const { language } = context.actor
  const { file, columns } = heads[language]
  const csv = csvIn(language)
  const rows = reader.sql
    .exec<Row>(
      `select enrolment.learner_name as name, course.title as course, enrolment.version,
         enrolment.percent, avg(cast(progress.percent as real)) as score,
         enrolment.due_date as dueDate, enrolment.completed_at as completedAt,
         enrolment.cancelled_at as cancelledAt
       from course_enrolments enrolment
       join courses course on course.id = enrolment.course_id
       left join lesson_progress progress on progress.enrolment_id = enrolment.id
       group by enrolment.id
       order by enrolment.learner_name, course.title, enrolment.id limit ${mostRows}`,
    )
    .toArray()
    .map((row) => [
      ...[row.name, row.course, String(row.version), String(row.percent)],
      row.score === null ? '' : csv.decimal(String(Math.round(row.score * 100) / 100)),
      ...[row.dueDate ?? '', dayOf(row.completedAt), dayOf(row.cancelledAt)],
    ])
  const name = `${file}-${firmDate(reader, context)}.csv`
  return new File([csv.write([columns, ...rows])], name, { type: 'text/csv' })
}

function dayOf(instant: string | null): string {
  return instant?.slice(0, 10) ?? ''
}
