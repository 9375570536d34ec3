import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { GiftCardSettings } from '#contract/money/gift-card-settings.ts'
import { defineModule } from '../../../core/hooks.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { expireWallet } from './adjust.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { giftCardSettings, setGiftCardSettings } from './card-settings.ts'
import { router } from './endpoints.ts'
import { expiryJob } from './expiry.ts'
import { findEntry, getStoredWallet } from './reader.ts'
import { settled } from './settled.ts'

/** Wallets whose balance is not what their last entry left, which each entry takes on from the one before. */
const wrongSums = [
  `select 1 from wallets as wallet where balance <> coalesce(
      (select balance_after from wallet_entries where wallet_id = wallet.id
        order by sequence desc limit 1), 0)
    or held <> coalesce((select held_after from wallet_entries where wallet_id = wallet.id
        order by sequence desc limit 1), 0)
    or balance_base <> (select coalesce(sum(amount_base), 0) from wallet_entries
        where wallet_id = wallet.id) limit 1`,
]

const Stored = GiftCardSettings.omit({ leastYears: true })

export const module = defineModule({
  name: 'wallets',
  endpoints: router,
  wrongSums,
  jobs: {
    [expiryJob]: jobInTransaction(z.object({ walletId: Id }), (writer, context, { payload }) =>
      expireWallet(writer, context, getStoredWallet(writer, payload.walletId)),
    ),
  },
  recordKinds: {
    wallet: {
      read: 'wallet:view',
      reach: followsParty('wallets', 'customer_id'),
      write: 'wallet:edit',
      path: (id) => `wallets/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
          'select number as title, balance as amount, currency from wallets where id = ?',
          id,
        )
        return row
      },
    },
  },
  /** Balances of a customer. After a merge both stay, each with its own entries. */
  partyUses: [
    {
      kind: 'wallet',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from wallets where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update wallets set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  numberedKinds: [
    {
      kind: 'wallet',
      pattern: 'W-{####}',
      reset: 'never',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from wallets where number = ?', number).toArray().length > 0,
    },
  ],
  /** Changes of balances and gift cards, as they were written. */
  sealedDocuments: {
    walletEntry(reader, id) {
      const row = findEntry(reader, id)
      if (!row) return undefined
      return sealOf([
        ...[row.id, row.walletId, row.sequence, row.type, row.date],
        ...[row.amount, row.amountBase, row.held, row.balanceAfter, row.heldAfter],
        ...[row.reference, row.note, row.documentKind, row.documentId, row.documentNumber],
        ...[row.createdAt, row.createdBy],
      ])
    },
  },
  /** Its balance is the sum of the wallets. */
  controlRoles(): readonly string[] {
    return ['walletLiability']
  },
  settled,
  settingKinds: {
    giftCardSettings: {
      needs: 'wallet:approve',
      page: 'settings/gift-cards',
      actions: ['update'],
      read: (reader) => giftCardSettings(reader),
      write: (writer, _, __, values) => {
        setGiftCardSettings(writer, Stored.parse(values))
      },
    },
  },
  approvals: { kinds: approvedKinds, listWaiting },
})
