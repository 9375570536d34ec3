import type { Employee } from '#contract/people/employees.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import { newId } from '../firm/ulid.ts'
import { make } from './make.ts'
import type { TestFirm } from './test-firm.ts'

async function hire(firm: TestFirm, name: string): Promise<string> {
  const { id } = await firm.must<Employee>('POST', '/employees', {
    ...{ name, place: 'DE-HH', startDate: '2025-01-01' },
    ...{ iban: 'DE02120300000000202051', taxNumber: '12345678901' },
  })
  return id
}

function contractFor(firm: TestFirm, employeeId: string): Promise<string> {
  return make(firm, '/employee-contracts', {
    ...{ employeeId, startDate: '2025-01-01', pay: '3200', currency: 'EUR' },
    ...{ monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' },
  })
}

const firstDay = { name: 'First day', steps: [{ title: 'Hand out the key' }] }

/** Records of the people who work for the firm, as `made` has them of the rest. */
export const madeOfStaff: Readonly<Record<string, (firm: TestFirm) => Promise<string>>> = {
  employee: (firm) => hire(firm, 'Ida Quay'),
  employeeContract: async (firm) => contractFor(firm, await hire(firm, 'Jan Quay')),
  leaveRequest: async (firm) => {
    const employeeId = await hire(firm, 'Kim Quay')
    await contractFor(firm, employeeId)
    const asked = { typeCode: 'annual', from: '2026-12-21', to: '2026-12-22' }
    return make(firm, `/employees/${employeeId}/leave-requests`, asked)
  },
  payComponent: (firm) =>
    make(firm, '/pay-components', { name: 'Harbour pay', code: 'harbour_pay', formula: '25' }),
  payrollRun: (firm) => make(firm, '/payroll-runs', { month: '2027-06', payDate: '2027-06-30' }),
  payData: async (firm) => {
    const employeeId = await hire(firm, 'Lou Quay')
    const usual = (payFacts.DE ?? []).map(({ name, usual }) => [name, usual])
    const facts = { ...Object.fromEntries(usual), isChildless: 'yes' }
    await firm.must('POST', '/pay-data', { employeeId, fromDate: '2025-01-01', facts })
    return employeeId
  },
  payOrder: async (firm) =>
    make(firm, '/pay-orders', {
      ...{ employeeId: await hire(firm, 'Mel Quay'), name: 'District court' },
      ...{ servedDate: '2026-01-05', protection: 'keep', keep: 200_000 },
    }),
  payAdvance: async (firm) =>
    make(firm, '/pay-advances', {
      ...{ employeeId: await hire(firm, 'Nic Quay'), amount: 10_000 },
      ...{ paidDate: '2026-01-05', firstDate: '2026-01-31' },
    }),
  handedOut: async (firm) =>
    make(firm, '/handed-out', {
      employeeId: await hire(firm, 'Oda Quay'),
      name: 'Laptop',
      givenDate: '2026-01-05',
    }),
  signDocument: async (firm) => {
    const { id: employeeId } = await firm.must<Employee>('POST', '/employees', {
      ...{ name: 'Quo Quay', place: 'DE-HH', startDate: '2025-01-01', userId: newId() },
    })
    const document = { employeeId, title: 'Working from home', text: 'On Fridays.' }
    return make(firm, '/sign-documents', document)
  },
  checklistTemplate: (firm) => make(firm, '/checklist-templates', firstDay),
  checklist: async (firm) =>
    make(firm, '/checklists', {
      templateId: await make(firm, '/checklist-templates', { ...firstDay, name: 'Last day' }),
      employeeId: await hire(firm, 'Pip Quay'),
      day: '2026-01-05',
    }),
  vacancy: (firm) => make(firm, '/vacancies', { name: 'Joiner' }),
  application: async (firm) =>
    make(firm, '/applications', {
      vacancyId: await make(firm, '/vacancies', { name: 'Apprentice' }),
      ...{ name: 'Rae Quay', email: 'rae@quay.example' },
    }),
}
