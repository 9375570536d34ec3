import { AppError } from '#contract/core/errors.ts'
import { giftCardSettingsContract } from '#contract/money/gift-card-settings.ts'
import { walletsContract } from '#contract/money/wallets.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { answer, type HandlerContext, implement, read, write } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { adjustWallet, blockWallet } from './adjust.ts'
import { giftCardSettings, setGiftCardSettings } from './card-settings.ts'
import { getUsableCard, issueGiftCard, redeemGiftCard } from './gift-cards.ts'
import { walletList, walletRow } from './list.ts'
import { listPayable } from './payable.ts'
import { approvePayout, endPayout, payPayout, requestPayout } from './payouts.ts'
import { getStoredWallet, getWallet, rowOf } from './reader.ts'
import { spendOnInvoice, takeBackSpending } from './spend.ts'
import { statementOf } from './statement.ts'
import { printStatement } from './statement-pdf.ts'
import { topUp } from './top-up.ts'

const settings = implement(giftCardSettingsContract)
type Context = HandlerContext
type Firm = Context['firm']

export const router = {
  settings: settings.router({
    get: settings.get.handler(read((reader) => giftCardSettings(reader))),
    set: settings.set.handler(write((writer, _, input) => setGiftCardSettings(writer, input))),
  }),
  wallets: answer(walletsContract, {
    list: read((reader, firm, input) =>
      listRegister(reader, walletList(firm.actor), input, walletRow),
    ),
    rows: read((reader, firm, input) => listRows(reader, walletList(firm.actor), input, walletRow)),
    get: read((reader, firm, { walletId }) => {
      requireReached(reader, firm, walletId)
      return getWallet(reader, firm, walletId)
    }),
    statement: read((reader, firm, input) => {
      requireReached(reader, firm, input.walletId)
      return statementOf(reader, firm, input)
    }),
    statementPdf: async ({ context, input }) => {
      requireReached(context.store.reader, context.firm, input.walletId)
      return toFile(await printStatement(context, input))
    },
    listPayable: read((reader, firm, { walletId }) => {
      requireReached(reader, firm, walletId)
      return { invoices: listPayable(reader, firm, walletId) }
    }),
    topUp: write((writer, firm, input) => getWallet(writer, firm, topUp(writer, firm, input).id)),
    issueGiftCard: write((writer, firm, input) => {
      const { wallet, code } = issueGiftCard(writer, firm, input)
      return { wallet: getWallet(writer, firm, wallet.id), code }
    }),
    findGiftCard: read((reader, firm, { code }) => rowOf(getUsableCard(reader, firm, code))),
    redeemGiftCard: write((writer, firm, input) =>
      getWallet(writer, firm, redeemGiftCard(writer, firm, input).id),
    ),
    spend: ({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => spendOnInvoice(writer, firm, walletId, input)),
    takeBack: ({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => takeBackSpending(writer, firm, walletId, input)),
    adjust: ({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => adjustWallet(writer, firm, walletId, input)),
    block: ({ context, input: { walletId } }) =>
      change(context, walletId, (writer) => blockWallet(writer, walletId, true)),
    unblock: ({ context, input: { walletId } }) =>
      change(context, walletId, (writer) => blockWallet(writer, walletId, false)),
    requestPayout: ({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => requestPayout(writer, firm, walletId, input)),
    approvePayout: ({ context, input }) =>
      change(context, input.walletId, (writer, firm) => approvePayout(writer, firm, input)),
    rejectPayout: ({ context, input }) =>
      change(context, input.walletId, (writer, firm) => endPayout(writer, firm, input, 'rejected')),
    payPayout: ({ context, input: { firmId: _, ...input } }) =>
      change(context, input.walletId, (writer, firm) => payPayout(writer, firm, input)),
    failPayout: ({ context, input }) =>
      change(context, input.walletId, (writer, firm) => endPayout(writer, firm, input, 'failed')),
  }),
}

/** Changes a wallet in a transaction and gives it as it is then. */
function change(
  { store, firm }: Context,
  walletId: string,
  work: (writer: Writer, firm: Firm) => void,
) {
  return store.transact(firm, (writer) => {
    requireReached(writer, firm, walletId)
    work(writer, firm)
    return getWallet(writer, firm, walletId)
  })
}

/** A wallet is as far away as its customer. */
function requireReached(reader: Reader, { actor }: Firm, walletId: string): void {
  const { customerId } = getStoredWallet(reader, walletId)
  if (customerId === '' || reachesRecord(reader, actor, 'party', customerId)) return
  throw new AppError('not_found', 'No such wallet')
}
