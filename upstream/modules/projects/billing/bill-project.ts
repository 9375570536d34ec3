import { eq } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { BillProjectInput } from '#contract/projects/project-billing.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getCostCentre } from '../../books/cost-centres/index.ts'
import { usualSaleTax } from '../../books/taxes/index.ts'
import { billOn } from '../../buying/expenses/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { createDraft, linesOf as invoiceLines } from '../../selling/invoicing/index.ts'
import { projects, type StoredProject } from '../projects/index.ts'
import { titlesOfTasks } from '../tasks/views.ts'
import { type Billed, markBilled, type StoredEntry, unbilledAmong } from '../time/index.ts'
import { dueMilestones, progressLines } from './fixed-price.ts'
import { hourUnits, progressText, spanText } from './line-words.ts'
import { listMilestones } from './milestones.ts'
import { milestonesTable, progressTable } from './tables.ts'
import { type TimeLine, timeLines } from './time-lines.ts'
import { costsOf, pricedTime, progressOf } from './unbilled-work.ts'

type Line = { description: string; quantity: string; unit: string; unitPrice: string }
/** A line of the draft, and what is put on it once it is there. */
type Claim = {
  line: Line
  /** The last day of the work, where the line has days. */
  lastDay?: string
  claim(on: { invoiceId: string; invoiceLineId: string }): void
}

/**
 * Makes a draft invoice of chosen work of a project. What another invoice took meanwhile is refused,
 * and then nothing is written: the work stands on one invoice alone.
 * @throws AppError not_found, forbidden; invalid for what is not to be invoiced (any more); conflict
 *   where nothing is chosen or the project has no customer
 */
export function billProject(
  writer: Writer,
  firm: FirmContext,
  { projectId, ...chosen }: BillProjectInput & { projectId: string },
): { invoiceId: string } {
  requirePermission(firm.actor, 'project:money')
  const project = projects.get(writer, projectId)
  if (project.billing === 'none') throw conflictOf('projectNotBillable')
  if (project.customerId === '') throw conflictOf('projectNeedsCustomer')
  const { costLineIds } = chosen
  const offered = new Set(costsOf(writer, firm, project).map(({ id }) => id))
  if (costLineIds.some((id) => !offered.has(id)))
    throw invalidField('costLineIds', 'billedMeanwhile')
  const claims = [
    ...claimsOfTime(writer, project, chosen),
    ...claimsOfMilestones(writer, project, chosen.milestoneIds),
    ...claimsOfProgress(writer, firm, project, chosen.percentDone),
  ]
  if (claims.length === 0 && costLineIds.length === 0) throw conflictOf('nothingToInvoice')
  const draft = claims.length > 0 ? draftOf(writer, firm, project, claims) : null
  const { invoiceId } =
    costLineIds.length > 0
      ? billOn(writer, firm, {
          customerId: project.customerId,
          lineIds: costLineIds,
          invoiceId: draft,
        })
      : { invoiceId: draft ?? '' }
  const ends = { from: { kind: 'project', id: projectId }, to: { kind: 'invoice', id: invoiceId } }
  linkRecords(writer, firm, { ...ends, relation: 'convertedTo' })
  const { code, name } = project
  writer.audit({
    ...{ entity: 'project', entityId: projectId, action: 'billOn', title: `${code} ${name}` },
    after: { invoiceId },
  })
  return { invoiceId }
}

function draftOf(
  writer: Writer,
  firm: FirmContext,
  project: StoredProject,
  claims: readonly Claim[],
): string {
  const { customerId, currency, costCentreId } = project
  const { language, paymentTermsDays } = getStoredParty(writer, customerId)
  const issueDate = firmDate(writer, firm)
  const isOpen = costCentreId !== '' && !getCostCentre(writer, costCentreId).isArchived
  const { address, paymentTermsDays: usualTerms } = getFirmProfile(writer)
  // Hours of November that are billed in December are a supply of November, with its tax.
  const lastDay = claims
    .flatMap((claim) => claim.lastDay ?? [])
    .sort()
    .at(-1)
  const supplyDate = wantsSupplyDate(address.country) ? (lastDay ?? issueDate) : null
  const taxCode = usualSaleTax(writer, supplyDate ?? issueDate)
  const input = InvoiceInput.parse({
    ...{ customerId, currency, language, issueDate, supplyDate, exchangeRate: '' },
    paymentTermsDays: paymentTermsDays ?? usualTerms,
    lines: claims.map(({ line }) => ({
      ...line,
      taxCode,
      costCentreId: isOpen ? costCentreId : '',
    })),
  })
  const { id: invoiceId } = createDraft(writer, firm, input)
  const lines = invoiceLines(writer, invoiceId)
  claims.forEach(({ claim }, at) => {
    claim({ invoiceId, invoiceLineId: lines[at]?.id ?? '' })
  })
  return invoiceId
}

function claimsOfTime(
  writer: Writer,
  project: StoredProject,
  { entryIds, grouping }: BillProjectInput,
): Claim[] {
  if (entryIds.length === 0) return []
  const wanted = new Set(entryIds)
  const entries = unbilledAmong(writer, project.id, [...wanted])
  if (entries.length < wanted.size || project.billing !== 'hours') {
    throw invalidField('entryIds', 'billedMeanwhile')
  }
  const { priced, unpriced } = pricedTime(writer, project, entries)
  if (unpriced.length > 0) throw invalidField('entryIds', 'noRateOfHours')
  const language = languageOf(writer, project)
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const titles = titlesOfTasks(
    writer,
    entries.map(({ taskId }) => taskId),
  )
  return timeLines(priced, grouping).map((line) => {
    const { quantity, unitPrice, unit } = line
    return {
      line: {
        description: descriptionOf(project, line, { grouping, language, known, titles }),
        quantity,
        unit: unit === 'hour' ? hourUnits[language] : '',
        unitPrice,
      },
      lastDay: line.lastDate,
      claim: (on) => {
        for (const { entryId, seconds, amount } of line.entries) {
          const billed: Billed = { ...on, seconds, amount, hourly: line.hourly }
          if (!markBilled(writer, entryId, billed)) {
            throw new AppError('conflict', 'A time entry is already on another invoice')
          }
        }
      },
    }
  })
}

/** What the customer reads. */
function languageOf(reader: Reader, { customerId }: StoredProject): Language {
  return Language.parse(getStoredParty(reader, customerId).language)
}

type About = {
  grouping: BillProjectInput['grouping']
  language: Language
  known: ReadonlyMap<string, StoredEntry>
  titles: ReadonlyMap<string, string>
}

/** What a line says: whose or which work it is, and its days. */
function descriptionOf(
  project: StoredProject,
  line: TimeLine,
  { grouping, language, known, titles }: About,
): string {
  const entry = known.get(line.entries[0]?.entryId ?? '')
  const days = spanText(language, line.firstDate, line.lastDate)
  const person = entry?.personName ?? ''
  const task = line.taskId === null ? '' : (titles.get(line.taskId) ?? '')
  const subject = {
    project: project.name,
    task: task === '' ? project.name : `${project.name}: ${task}`,
    person: `${project.name}, ${person}`,
    day: project.name,
    entry: [[task, entry?.note].filter(Boolean).join(': ') || project.name, person]
      .filter((text) => text !== '')
      .join(', '),
  }[grouping]
  return `${subject}, ${days}`
}

function claimsOfMilestones(
  writer: Writer,
  { id: projectId, currency, name }: StoredProject,
  milestoneIds: readonly string[],
): Claim[] {
  const wanted = new Set(milestoneIds)
  const { milestones } = listMilestones(writer, projectId)
  const due = dueMilestones(
    milestones
      .filter(({ id }) => wanted.has(id))
      .map((one) => ({ ...one, amount: one.amountMinor, isClaimed: one.invoiceId !== null })),
  )
  if (due.length < wanted.size) throw invalidField('milestoneIds', 'billedMeanwhile')
  return due.map((milestone) => ({
    line: {
      description: `${name}: ${milestone.name}`,
      quantity: '1',
      unit: '',
      unitPrice: minorToDecimal(milestone.amountMinor, currency),
    },
    ...(milestone.reachedDate && { lastDay: milestone.reachedDate }),
    claim: (on) => {
      writer.db.update(milestonesTable).set(on).where(eq(milestonesTable.id, milestone.id)).run()
    },
  }))
}

function claimsOfProgress(
  writer: Writer,
  firm: FirmContext,
  project: StoredProject,
  percentDone: string,
): Claim[] {
  if (percentDone === '') return []
  const progress = progressOf(writer, project)
  if (!progress) throw invalidField('percentDone', 'projectWithoutPrice')
  const { price, billed } = progress
  const [part] = progressLines([{ id: project.id, price, percentDone, billed }])
  if (!part) return []
  // A progress that was set back is credited on the invoice, not billed below zero.
  if (part.amount < 0) throw invalidField('percentDone', 'progressBilled')
  const language = languageOf(writer, project)
  return [
    {
      line: {
        description: progressText(language, project.name, percentDone),
        quantity: '1',
        unit: '',
        unitPrice: minorToDecimal(part.amount, project.currency),
      },
      claim: (on) => {
        const { amount } = part
        const row = { id: firm.newId(), projectId: project.id, percentDone, amount, ...on }
        writer.db.insert(progressTable).values(row).run()
      },
    },
  ]
}
