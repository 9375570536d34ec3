import type { FieldCatalogue, Group } from '../segments/views.ts'
import type { LeadFields } from './lead.ts'
import { type LeadEvent, type Score, type ScorePlan, scoreLead } from './score.ts'

const fields: FieldCatalogue = {
  company: { type: 'text' },
  position: { type: 'text' },
  phone: { type: 'text' },
  companyMail: { type: 'boolean' },
  consent: { type: 'boolean' },
  qualified: { type: 'boolean' },
  nextDate: { type: 'date' },
}

function filled(field: string): Group {
  return { match: 'all', parts: [{ field, operator: 'isFilled' }] }
}

function holds(field: string): Group {
  return { match: 'all', parts: [{ field, operator: 'isTrue' }] }
}

/** What makes a lead worth calling first. Each has its words in the app: `reason.<id>`. */
const plan: ScorePlan = {
  facts: [
    { id: 'company', points: 10, when: filled('company') },
    { id: 'companyMail', points: 10, when: holds('companyMail') },
    { id: 'phone', points: 10, when: filled('phone') },
    { id: 'position', points: 5, when: filled('position') },
    { id: 'consent', points: 10, when: holds('consent') },
    { id: 'qualified', points: 20, when: holds('qualified') },
    { id: 'nextStep', points: 5, when: filled('nextDate') },
  ],
  events: [
    { id: 'forms', kind: 'form', points: 20, most: 40, withinDays: 90 },
    { id: 'replies', kind: 'reply', points: 15, most: 30, withinDays: 90 },
    { id: 'calls', kind: 'call', points: 10, most: 20, withinDays: 90 },
    { id: 'bookings', kind: 'booking', points: 20, most: 20, withinDays: 90 },
  ],
  most: 100,
}

export type Scored = {
  fields: LeadFields
  isQualified: boolean
  hasConsent: boolean
  hasCompanyMail: boolean
  nextDate: string | null
  events: readonly LeadEvent[]
}

/** How a lead scores and why, by what is known of it and what it did of late. */
export function scoreOf(lead: Scored, { now, today }: { now: Date; today: string }): Score {
  const { company, position, phones } = lead.fields
  const row = {
    fields: {
      ...{ company, position, phone: phones[0] ?? '', nextDate: lead.nextDate },
      companyMail: lead.hasCompanyMail,
      consent: lead.hasConsent,
      qualified: lead.isQualified,
    },
  }
  return scoreLead(plan, fields, row, lead.events, { now: now.toISOString(), today })
}
