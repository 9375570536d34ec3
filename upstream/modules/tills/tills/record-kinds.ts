import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  tillTicket: {
    read: 'till:view',
    reach: followsParty('till_tickets', 'customer_id'),
    idName: 'ticketId',
    write: 'till:sell',
    path: (id) => `tills/tickets/${id}`,
    keepsFiles: () => true,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string; amount: number; currency: string }>(
        'select number as title, date, total as amount, currency from till_tickets where id = ?',
        id,
      )
      return row
    },
  },
  tillSession: {
    read: 'till:view',
    reach: 'whole',
    write: 'till:sell',
    path: (id) => `tills/sessions/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        `select case number when '' then register_name else number end as title, date
         from till_sessions where id = ?`,
        id,
      )
      return row
    },
  },
  dayTotal: {
    read: 'till:view',
    reach: 'whole',
    write: 'till:approve',
    path: (id) => `tills/totals/${id}`,
    keepsFiles: () => true,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string; amount: number; currency: string }>(
        'select number as title, date, total as amount, currency from till_day_totals where id = ?',
        id,
      )
      return row
    },
  },
  tillRegister: {
    read: 'till:view',
    reach: 'whole',
    write: 'till:edit',
    path: (id) => `tills/${id}/edit`,
    find: ({ sql }, id) => {
      const query = 'select name as title from till_registers where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
    moneyFields: ['float'],
  },
}
