import { withMaskedAccounts } from '#contract/core/iban.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

/** Lines and statements of the bank, and the firm's rules for them. */
export const recordKinds: RecordKinds = {
  bankLine: {
    read: 'bank:view',
    reach: 'whole',
    write: 'bank:edit',
    path: (id) => `bank-lines/${id}`,
    keepsFiles: ({ sql }, id) =>
      sql.exec("select 1 from bank_lines where id = ? and state = 'matched'", id).toArray().length >
      0,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{
        name: string
        text: string
        date: string
        amount: number
        currency: string
      }>('select name, text, date, amount, currency from bank_lines where id = ?', id)
      if (!row) return undefined
      const { name, text, ...facts } = row
      // Histories, comments and notices name a line by it.
      return { title: withMaskedAccounts(name || text || facts.date), ...facts }
    },
    moneyFields: ['amount'],
  },
  bankStatement: {
    read: 'bank:view',
    reach: 'whole',
    write: 'bank:edit',
    path: (id) => `bank-statements/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        `select trim(number || ' ' || from_date || ' – ' || to_date) as title, to_date as date
         from bank_statements where id = ?`,
        id,
      )
      return row
    },
  },
  bankRule: {
    read: 'bank:view',
    reach: 'whole',
    write: 'bank:edit',
    path: (id) => `bank-rules/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from bank_rules where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
    moneyFields: ['from', 'to'],
  },
}
