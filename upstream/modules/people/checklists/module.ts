import { checklistsContract, checklistTemplatesContract } from '#contract/people/checklists.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { findEmployee } from '../employees/index.ts'
import {
  beginChecklist,
  deleteChecklist,
  getChecklist,
  listChecklists,
  listOwnChecklists,
  tickStep,
} from './checklists.ts'
import { writeDemoChecklists } from './demo.ts'
import { checklistTemplates } from './templates.ts'

export const module = defineModule({
  name: 'checklists',
  after: { demoStaff: ['employees'] },
  demoStaff: writeDemoChecklists,
  endpoints: {
    templates: answer(checklistTemplatesContract, {
      ...checklistTemplates.handlers,
      delete: write((writer, firm, { checklistTemplateId }) =>
        checklistTemplates.deleteUnused(writer, firm, checklistTemplateId),
      ),
    }),
    lists: answer(checklistsContract, {
      list: read(listChecklists),
      begin: write(beginChecklist),
      get: read(getChecklist),
      delete: write(deleteChecklist),
      listOwn: read((reader, firm) => listOwnChecklists(reader, firm)),
      tick: write(tickStep),
    }),
  },
  recordKinds: {
    ...checklistTemplates.recordKinds,
    checklist: {
      read: 'employee:view',
      write: 'employee:edit',
      reach: 'whole',
      path: (id) => `checklists/${id}`,
      find: (reader, id) => {
        const [row] = reader.sql
          .exec<{ employeeId: string; day: string }>(
            'select employee_id as employeeId, day from checklists where id = ?',
            id,
          )
          .toArray()
        const name = row && findEmployee(reader, row.employeeId)?.name
        return row && { title: name ?? '', date: row.day }
      },
    },
  },
  /** People for whom a checklist was begun. */
  usesOf: {
    employee: ({ sql }, id) =>
      sql.exec('select 1 from checklists where employee_id = ? limit 1', id).toArray().length > 0,
  },
})
