import type { Language } from '#contract/core/fields.ts'
import type { Party } from '#contract/firm/parties.ts'
import { HourlyRateInput } from '#contract/projects/hourly-rates.ts'
import { ProjectInput } from '#contract/projects/projects.ts'
import { TaskInput } from '#contract/projects/tasks.ts'
import { TimeEntryInput } from '#contract/projects/time-entries.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { hourlyRates, setMilestones } from '../../projects/billing/index.ts'
import { saveTemplate } from '../../projects/project-templates/index.ts'
import { projects } from '../../projects/projects/index.ts'
import { createImportedTask, tasks } from '../../projects/tasks/index.ts'
import { createEntry } from '../../projects/time/index.ts'

type Words = Record<Language, string>

const dayMs = 86_400_000

const names: Record<'fitting' | 'shelves' | 'catalogue', Words> = {
  fitting: {
    en: 'Fitting out the practice',
    de: 'Praxis einrichten',
    it: 'Arredo dello studio',
    ru: 'Оснащение кабинета',
    es: 'Equipamiento de la consulta',
  },
  shelves: {
    en: 'Library shelves',
    de: 'Bibliotheksregale',
    it: 'Scaffali della biblioteca',
    ru: 'Стеллажи библиотеки',
    es: 'Estanterías de la biblioteca',
  },
  catalogue: {
    en: 'Spring catalogue',
    de: 'Frühjahrskatalog',
    it: 'Catalogo di primavera',
    ru: 'Весенний каталог',
    es: 'Catálogo de primavera',
  },
}

/** Steps of the fitting out, with their hours; each waits for the one before it. */
const steps: { words: Words; hours: string; done: number }[] = [
  {
    words: {
      en: 'Measure',
      de: 'Aufmaß nehmen',
      it: 'Rilievo misure',
      ru: 'Снять размеры',
      es: 'Tomar medidas',
    },
    hours: '6',
    done: 100,
  },
  {
    words: {
      en: 'Drawings',
      de: 'Zeichnungen',
      it: 'Disegni',
      ru: 'Чертежи',
      es: 'Planos',
    },
    hours: '16',
    done: 80,
  },
  {
    words: {
      en: 'Build the furniture',
      de: 'Möbel bauen',
      it: 'Costruire i mobili',
      ru: 'Изготовить мебель',
      es: 'Construir los muebles',
    },
    hours: '60',
    done: 20,
  },
  {
    words: { en: 'Install', de: 'Montage', it: 'Montaggio', ru: 'Монтаж', es: 'Montaje' },
    hours: '24',
    done: 0,
  },
  {
    words: {
      en: 'Handover',
      de: 'Übergabe',
      it: 'Consegna',
      ru: 'Сдача',
      es: 'Entrega',
    },
    hours: '0',
    done: 0,
  },
]

const parts: Record<'plan' | 'check' | 'delivery', Words> = {
  plan: { en: 'Plan', de: 'Planung', it: 'Progetto', ru: 'Проект', es: 'Proyecto' },
  check: {
    en: 'Update the price list',
    de: 'Preisliste aktualisieren',
    it: 'Aggiornare il listino',
    ru: 'Обновить прайс-лист',
    es: 'Actualizar la lista de precios',
  },
  delivery: { en: 'Delivery', de: 'Lieferung', it: 'Fornitura', ru: 'Поставка', es: 'Entrega' },
}

/** Three projects under way: one by the hour with a plan and time, one by milestones, one of its own. */
export function workOnProjects(
  writer: Writer,
  context: FirmContext,
  language: Language,
  customers: readonly Party[],
): void {
  const day = (ago: number) => new Date(context.now.getTime() - ago * dayMs)
  const date = (ago: number) => day(ago).toISOString().slice(0, 10)
  const { userId } = context.actor
  const base = { managerId: userId, memberIds: [userId] }
  for (const [kind, hourly] of [
    ['price', '85'],
    ['cost', '38'],
  ] as const) {
    const rate = { kind, hourly, validFrom: date(700) }
    hourlyRates.create(writer, context, HourlyRateInput.parse(rate))
  }
  const [first, second] = [customers[2], customers[3]]
  const fitting = ProjectInput.parse({
    ...{ ...base, name: names.fitting[language], customer: first?.name ?? '' },
    ...{ startDate: date(20), endDate: date(-25), budgetHours: '110', costCentreId: 'new' },
  })
  const { id: fittingId } = projects.create(writer, context, fitting)
  const made = planSteps(writer, context, fittingId, { language, date })
  noteTime(writer, context, fittingId, made, date, day)
  const shelves = ProjectInput.parse({
    ...{ ...base, name: names.shelves[language], customer: second?.name ?? '' },
    ...{ billing: 'milestones', startDate: date(30), endDate: date(-40), costCentreId: 'new' },
  })
  const { id: shelvesId } = projects.create(writer, context, shelves)
  setMilestones(writer, context, {
    projectId: shelvesId,
    milestones: [
      milestone(parts.plan[language], '1800', date(6)),
      milestone(parts.delivery[language], '7400', null),
    ],
  })
  const catalogue = { ...base, name: names.catalogue[language], billing: 'none' }
  const planned = ProjectInput.parse({ ...catalogue, state: 'planned' })
  const { id: catalogueId } = projects.create(writer, context, planned)
  const check = {
    ...{ projectId: catalogueId, title: parts.check[language], assigneeIds: [userId] },
    ...{ dueDate: date(-6), repeats: 'monthly' },
  }
  tasks.create(writer, context, TaskInput.parse(check))
  saveTemplate(writer, context, { projectId: fittingId, name: names.fitting[language] })
}

function planSteps(
  writer: Writer,
  context: FirmContext,
  projectId: string,
  { language, date }: { language: Language; date: (ago: number) => string },
): string[] {
  const made: string[] = []
  for (const { words, hours, done } of steps) {
    const before = made.at(-1)
    const input = TaskInput.parse({
      ...{ projectId, title: words[language], estimateHours: hours, percentDone: done },
      assigneeIds: [context.actor.userId],
      state: done === 100 ? 'done' : done > 0 ? 'doing' : 'todo',
      startDate: before ? null : date(20),
      links: before ? [{ taskId: before }] : [],
    })
    // So that the plan stands beside the hours of these weeks.
    const wasDone = { doneDate: date(17), isArchived: false }
    made.push(createImportedTask(writer, context, input, wasDone))
  }
  return made
}

/** Some hours of each weekday of the last three weeks. */
function noteTime(
  writer: Writer,
  context: FirmContext,
  projectId: string,
  taskIds: readonly string[],
  date: (ago: number) => string,
  day: (ago: number) => Date,
): void {
  for (let ago = 19; ago > 0; ago -= 1) {
    if ([0, 6].includes(day(ago).getUTCDay())) continue
    const taskId = taskIds[ago > 16 ? 0 : ago > 9 ? 1 : 2] ?? ''
    const duration = ['2:30', '4:00', '3:15', '5:00'][ago % 4]
    const input = TimeEntryInput.parse({ projectId, taskId, date: date(ago), duration })
    createEntry(writer, context, { ...input, personId: '' })
  }
}

function milestone(name: string, amount: string, reachedDate: string | null) {
  return { id: null, name, amount, dueDate: null, reachedDate }
}
