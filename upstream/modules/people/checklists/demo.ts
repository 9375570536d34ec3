import type { Language } from '#contract/core/fields.ts'
import type { StepDoer } from '#contract/people/checklists.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { listEmployees } from '../employees/index.ts'
import { beginChecklist, tickStep } from './checklists.ts'
import { checklistTemplates } from './templates.ts'

type Texts = { name: string; steps: readonly string[] }

const doers: readonly StepDoer[] = ['hr', 'person', 'hr', 'manager', 'manager']
const days: readonly number[] = [-7, -3, 0, 0, 14]

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    name: 'New colleague',
    steps: [
      'Sign the contract',
      'Send tax number and bank details',
      'Hand out keys and laptop',
      'Show the workplace and the team',
      'Talk about the first two weeks',
    ],
  },
  de: {
    name: 'Neue Kollegin, neuer Kollege',
    steps: [
      'Vertrag unterschreiben',
      'Steuer-ID und Bankverbindung mitteilen',
      'Schlüssel und Laptop ausgeben',
      'Arbeitsplatz und Team zeigen',
      'Gespräch nach zwei Wochen',
    ],
  },
  it: {
    name: 'Nuovo collega',
    steps: [
      'Firmare il contratto',
      'Inviare codice fiscale e coordinate bancarie',
      'Consegnare chiavi e portatile',
      'Mostrare il posto di lavoro e la squadra',
      'Colloquio dopo due settimane',
    ],
  },
  ru: {
    name: 'Новый сотрудник',
    steps: [
      'Подписать договор',
      'Сообщить налоговый номер и счёт',
      'Выдать ключи и ноутбук',
      'Показать рабочее место и команду',
      'Разговор через две недели',
    ],
  },
  es: {
    name: 'Nuevo compañero',
    steps: [
      'Firmar el contrato',
      'Enviar número fiscal y cuenta bancaria',
      'Entregar llaves y portátil',
      'Mostrar el puesto y el equipo',
      'Conversación a las dos semanas',
    ],
  },
}

/** Gives the demo's firm a checklist for who comes, begun for whoever came last. */
export function writeDemoChecklists(writer: Writer, firm: FirmContext): void {
  const people = listEmployees(writer)
  const [last] = [...people].sort((a, b) => b.startDate.localeCompare(a.startDate))
  if (!last) return
  const { name, steps } = texts[firm.actor.language]
  const { id: templateId } = checklistTemplates.create(writer, firm, {
    ...{ name, kind: 'onboarding', notes: '' },
    steps: steps.map((title, at) => ({ title, doer: doers[at] ?? 'hr', days: days[at] ?? 0 })),
  })
  const day = last.startDate
  const begun = beginChecklist(writer, firm, { templateId, employeeId: last.id, day })
  for (const { id } of begun.steps.slice(0, 2)) tickStep(writer, firm, { stepId: id, isDone: true })
}
