import { payFacts } from '#contract/people/pay-facts.ts'
import type { Api } from '../support/api.mjs'

/** Support, projects and people of a firm that the access test fills. */

// biome-ignore lint/suspicious/noExplicitAny: what the API gives is looked at by the test.
type Make = (path: string, input: object) => Promise<any>

const today = new Date().toISOString().slice(0, 10)

export function cannedAnswerInput(word: string) {
  return { name: word, language: 'en', text: word }
}

export function supportTicketInput(word: string) {
  return {
    subject: word,
    description: word,
    contactName: word,
    contactEmail: '',
    language: 'en',
    priority: 'normal',
  }
}

export function portalContactInput(customer: string, word: string) {
  const email = `${word.toLowerCase()}@portal.example`
  return { customer, name: word, email, rights: ['invoices'] }
}

/** Ids by the names that paths have for them. */
export async function makeSupport(make: Make, customer: string, word: string) {
  const answer = await make('/canned-answers', cannedAnswerInput(word))
  const ticket = await make('/support-tickets', supportTicketInput(word))
  const contact = await make('/portal-contacts', portalContactInput(customer, word))
  return { cannedAnswerId: answer.id, supportTicketId: ticket.id, portalContactId: contact.id }
}

export function projectInput(word: string) {
  return { name: word, notes: word }
}

export function taskInput(projectId: string, word: string) {
  return { projectId, title: word, notes: word }
}

export function timeEntryInput(word: string) {
  return { date: today, duration: '1:00', note: word }
}

export function hourlyRateInput(word: string) {
  return { hourly: '90', validFrom: '2026-01-01', notes: word }
}

export async function makeProject(make: Make, word: string) {
  const project = await make('/projects', projectInput(word))
  const task = await make('/tasks', taskInput(project.id, word))
  const worked = { ...timeEntryInput(word), projectId: project.id, taskId: task.id }
  const entry = await make('/time-entries', worked)
  const rate = await make('/hourly-rates', hourlyRateInput(word))
  const template = await make(`/projects/${project.id}/template`, { name: word })
  return {
    projectTemplateId: template.id,
    projectId: project.id,
    taskId: task.id,
    timeEntryId: entry.id,
    hourlyRateId: rate.id,
  }
}

export function employeeInput(word: string) {
  return { name: word, place: 'DE-BE', startDate: '2026-01-01', notes: word }
}

export function contractInput(employeeId: string, word: string) {
  const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }
  const pay = { pay: '3200', payPer: 'month', currency: 'EUR' }
  return { employeeId, startDate: '2026-01-01', ...week, ...pay, notes: word }
}

export function payComponentInput(word: string) {
  return { name: word, code: word.toLowerCase(), kind: 'info', formula: '1' }
}

export function payOrderInput(employeeId: string, word: string) {
  return { employeeId, name: word, servedDate: '2026-01-05', protection: 'keep', keep: 200_000 }
}

export function payAdvanceInput(employeeId: string, word: string) {
  const days = { paidDate: '2026-01-05', firstDate: '2026-01-31' }
  return { employeeId, amount: 10_000, notes: word, ...days }
}

export function handedOutInput(employeeId: string, word: string) {
  return { employeeId, name: word, givenDate: '2026-01-05' }
}

export function announcementInput(word: string) {
  return { title: word, text: word, fromDate: '2026-01-05', asksConfirmation: true }
}

export function checklistTemplateInput(word: string) {
  return { name: word, steps: [{ title: word }] }
}

export function applicationInput(vacancyId: string, word: string) {
  return { vacancyId, name: word, email: 'applicant@foreign.example', message: word }
}

export function leaveInput(word: string) {
  const after = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { typeCode: 'annual', from: after(7), to: after(13), note: word }
}

export function correctionInput(word: string) {
  const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  const more = [
    { kind: 'in', time: '08:00' },
    { kind: 'out', time: '12:00' },
  ]
  return { date, more, reason: word }
}

/** The owner works in the firm, so that what is a person's own is there too. */
export async function makeEmployee(api: Api, firm: string, make: Make, word: string) {
  const { rows } = await api.call('GET', `${firm}/members`)
  const account = { userId: rows[0].userId, number: '1', taxNumber: '12345678901' }
  const iban = 'DE02120300000000202051'
  const employee = await make('/employees', { ...employeeInput(word), ...account, iban })
  const contract = await make('/employee-contracts', contractInput(employee.id, word))
  const request = await make('/own-leave/requests', leaveInput(word))
  const correction = await make('/own-time/corrections', correctionInput(word))
  const times = { from: '09:00', to: '12:00' }
  const [shift] = await make('/shifts', { employeeId: employee.id, date: today, ...times })
  const component = await make('/pay-components', payComponentInput(word))
  const usual = (payFacts.DE ?? []).map(({ name, usual }) => [name, usual])
  const facts = { ...Object.fromEntries(usual), isChildless: 'yes' }
  const known = await make('/pay-data', {
    employeeId: employee.id,
    fromDate: '2026-01-01',
    facts,
  })
  const figures = { throughDate: '2025-06-30', gross: 100 }
  const { years } = await make(`/pay-people/${employee.id}/figures`, figures)
  const order = await make('/pay-orders', payOrderInput(employee.id, word))
  const advance = await make('/pay-advances', payAdvanceInput(employee.id, word))
  const { next } = await api.call('GET', `${firm}/payroll-runs`)
  const run = await make('/payroll-runs', next)
  await make(`/payroll-runs/${run.id}/approve`, { version: run.version, isAlone: true })
  const { dues } = await make(`/payroll-runs/${run.id}/post`, {})
  return {
    employeeId: employee.id,
    contractId: contract.id,
    requestId: request.id,
    correctionId: correction.id,
    shiftId: shift.id,
    componentId: component.id,
    payDataId: known.entries[0].id,
    payrollRunId: run.id,
    payslipId: run.rows[0].payslipId,
    dueId: dues[0].id,
    payOrderId: order.id,
    payAdvanceId: advance.id,
    figuresId: years[0].id,
    ...(await makeStaffFiles(make, employee.id, word)),
  }
}

/** What is kept of people beside their work: checklists, things, codes, and who would like to come. */
async function makeStaffFiles(make: Make, employeeId: string, word: string) {
  const thing = await make('/handed-out', handedOutInput(employeeId, word))
  const announcement = await make('/announcements', announcementInput(word))
  const template = await make('/checklist-templates', checklistTemplateInput(word))
  const begun = { templateId: template.id, employeeId, day: '2026-01-05' }
  const checklist = await make('/checklists', begun)
  const paper = await make('/sign-documents', { employeeId, title: word, text: word })
  const signature = { name: word, consent: true, sha256: paper.sha256 }
  await make(`/own-sign-documents/${paper.id}/sign`, signature)
  const kiosk = await make('/kiosks', { name: word })
  await make(`/kiosk-codes/${employeeId}`, {})
  const vacancy = await make('/vacancies', { name: word })
  const application = await make('/applications', applicationInput(vacancy.id, word))
  return {
    handedOutId: thing.id,
    announcementId: announcement.id,
    checklistTemplateId: template.id,
    checklistId: checklist.id,
    stepId: checklist.steps[0].id,
    signDocumentId: paper.id,
    kioskId: kiosk.id,
    vacancyId: vacancy.id,
    applicationId: application.id,
  }
}
