import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { expireWallet } from './adjust.ts'
import { expiryJob } from './expiry.ts'
import { getStoredWallet } from './reader.ts'

export const jobs: JobKinds = {
  [expiryJob]: jobInTransaction(z.object({ walletId: Id }), (writer, context, { payload }) =>
    expireWallet(writer, context, getStoredWallet(writer, payload.walletId)),
  ),
}
