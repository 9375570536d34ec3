import { defineModule } from '../../../core/hooks.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { router } from './endpoints.ts'

export const module = defineModule({
  name: 'mandates',
  endpoints: router,
  recordKinds: {
    mandate: {
      read: 'payment:view',
      reach: { ...followsParty('mandates', 'customer_id'), needsAll: 'payment' },
      write: 'payment:edit',
      path: (id) => `mandates/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; date: string }>(
          `select reference || ' ' || customer_name as title, signed_on as date
         from mandates where id = ?`,
          id,
        )
        return row
      },
    },
  },
  /** Mandates of a customer. */
  partyUses: [
    {
      kind: 'mandate',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from mandates where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update mandates set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** References that the firm gives mandates itself. */
  numberedKinds: [
    {
      kind: 'mandate',
      pattern: 'M-{YYYY}-{####}',
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from mandates where reference = ? collate nocase', number).toArray()
          .length > 0,
    },
  ],
})
