import { implement } from '@orpc/server'
import { ownWalletContract } from '#contract/person/own-wallet.ts'
import { validation } from '../../../core/validation.ts'
import type { Call } from '../../../identity/call.ts'
import { approvePayout, endPayout, give, markPaid, requestPayout } from './payouts.ts'
import { getOwnEntries, getOwnWallet, getPayout, listPayouts } from './read.ts'
import { printOwnStatement } from './statement-pdf.ts'

const os = implement(ownWalletContract).$config(validation).$context<Call>()

export const router = os.router({
  get: os.get.handler(({ context }) => getOwnWallet(context)),
  statement: os.statement.handler(async ({ context }) => ({
    entries: await getOwnEntries(context),
  })),
  statementPdf: os.statementPdf.handler(({ context }) => printOwnStatement(context)),
  requestPayout: os.requestPayout.handler(async ({ context, input }) => {
    await requestPayout(context, input)
    return getOwnWallet(context)
  }),
  listPayouts: os.listPayouts.handler(({ context, input }) => listPayouts(context, input)),
  getPayout: os.getPayout.handler(({ context, input }) => getPayout(context, input.payoutId)),
  approve: os.approve.handler(({ context, input }) => approvePayout(context, input.payoutId)),
  reject: os.reject.handler(({ context, input }) => endPayout(context, input, 'rejected')),
  markPaid: os.markPaid.handler(({ context, input }) => markPaid(context, input.payoutId)),
  markFailed: os.markFailed.handler(({ context, input }) => endPayout(context, input, 'failed')),
  give: os.give.handler(({ context, input }) => give(context, input)),
})
