import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { providerError, providerOf } from '../card-payments/index.ts'
import { charge, planCharge } from './charge.ts'
import { router } from './endpoints.ts'
import { followNow, followPayment } from './follow-job.ts'
import { takesCards } from './reader.ts'
import { switchCards } from './settings.ts'
import { cardEventsTable, cardSettingsTable } from './tables.ts'

const Reported = z.object({
  eventId: z.string(),
  kind: z.string(),
  paymentIntentId: z.string(),
})

const Switch = z.object({ isOn: z.boolean() })

export const module = defineModule({
  name: 'online-payments',
  endpoints: router,
  /** What the platform hands on from the card provider. */
  internal: {
    'card-event': (input, { store, firm }) => {
      const { eventId, kind, paymentIntentId } = Reported.parse(input)
      return store.transact(firm, (writer) => {
        const added = writer.db
          .insert(cardEventsTable)
          .values({ id: eventId, kind, at: firm.now.toISOString() })
          .onConflictDoNothing()
          .returning()
          .all()
        if (added.length > 0) followPayment(writer, firm, paymentIntentId)
        return {}
      })
    },
  },
  jobs: {
    'online-payments.follow': jobWithEffect(
      z.object({ paymentIntentId: z.string() }),
      (means, { payload }) => followNow(means, payload.paymentIntentId),
    ),
    'online-payments.charge': jobWithEffect(
      z.object({ checkoutId: z.string(), keptCardId: z.string() }),
      async (means, { payload }) => {
        await charge(means, payload)
        return undefined
      },
    ),
    /** A card that the provider does not know any more is forgotten. */
    'online-payments.forget': jobWithEffect(
      z.object({ method: z.string() }),
      async (means, job) => {
        try {
          const provider = await providerOf(means.env)
          await provider.paymentMethods.detach(job.payload.method)
        } catch (error) {
          if (providerError(error)?.type !== 'StripeInvalidRequestError') throw error
        }
        return undefined
      },
    ),
  },
  /** Cards that a customer left. When two are merged the card of the one that stays is kept. */
  partyUses: [
    {
      kind: 'keptCard',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from kept_cards where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          `update kept_cards set removed_at = consent_at where customer_id = ?1 and removed_at is null
           and exists (select 1 from kept_cards
             where customer_id = ?2 and removed_at is null)`,
          fromId,
          intoId,
        )
        sql.exec('update kept_cards set customer_id = ?2 where customer_id = ?1', fromId, intoId)
      },
    },
  ],
  invoiceSteps: {
    finalised: planCharge,
    credited() {
      // Money goes back by the provider, who reports it.
    },
    voided() {
      // Only what nothing was paid of is voided.
    },
  },
  settingKinds: {
    cardPayments: {
      needs: 'firm:edit',
      page: 'card-payments',
      actions: ['update'],
      read: (reader) => ({ isOn: takesCards(reader) }),
      write: (writer, { firm, env }, _, values) =>
        switchCards(writer, firm, env, Switch.parse(values).isOn),
    },
  },
  /** The firm of the archive may still take cards: a person switches them on here. */
  onRestore(writer: Writer): void {
    writer.db.update(cardSettingsTable).set({ isOn: false }).run()
  },
})
