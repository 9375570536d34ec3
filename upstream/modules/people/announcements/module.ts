import { announcementsContract } from '#contract/people/announcements.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { announcements } from './announcements.ts'
import { writeDemoAnnouncements } from './demo.ts'
import { confirmAnnouncement, listOwnAnnouncements } from './own.ts'

export const module = defineModule({
  name: 'announcements',
  after: { demoStaff: ['employees'] },
  demoStaff: writeDemoAnnouncements,
  endpoints: answer(announcementsContract, {
    ...announcements.handlers,
    listOwn: read((reader, firm) => listOwnAnnouncements(reader, firm)),
    confirm: write(confirmAnnouncement),
  }),
  recordKinds: announcements.recordKinds,
  /** People who confirmed one. */
  usesOf: {
    employee: ({ sql }, id) =>
      sql.exec('select 1 from announcement_reads where employee_id = ? limit 1', id).toArray()
        .length > 0,
  },
})
