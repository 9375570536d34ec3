import { AppError } from '#contract/core/errors.ts'
import { giftCardSettingsContract } from '#contract/money/gift-card-settings.ts'
import { walletsContract } from '#contract/money/wallets.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
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

const os = implement(walletsContract)
const settings = implement(giftCardSettingsContract)
type Context = HandlerContext
type Firm = Context['firm']

export const router = {
  settings: settings.router({
    get: settings.get.handler(({ context: { store } }) => giftCardSettings(store.reader)),
    set: settings.set.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => setGiftCardSettings(writer, input)),
    ),
  }),
  wallets: os.router({
    list: os.list.handler(({ context: { store, firm }, input }) =>
      listRegister(store.reader, walletList(firm.actor), input, walletRow),
    ),
    rows: os.rows.handler(({ context: { store, firm }, input }) =>
      listRows(store.reader, walletList(firm.actor), input, walletRow),
    ),
    get: os.get.handler(({ context: { store, firm }, input: { walletId } }) => {
      requireReached(store.reader, firm, walletId)
      return getWallet(store.reader, firm, walletId)
    }),
    statement: os.statement.handler(({ context: { store, firm }, input }) => {
      requireReached(store.reader, firm, input.walletId)
      return statementOf(store.reader, firm, input)
    }),
    statementPdf: os.statementPdf.handler(async ({ context, input }) => {
      requireReached(context.store.reader, context.firm, input.walletId)
      return toFile(await printStatement(context, input))
    }),
    listPayable: os.listPayable.handler(({ context: { store, firm }, input: { walletId } }) => {
      requireReached(store.reader, firm, walletId)
      return { invoices: listPayable(store.reader, firm, walletId) }
    }),
    topUp: os.topUp.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => getWallet(writer, firm, topUp(writer, firm, input).id)),
    ),
    issueGiftCard: os.issueGiftCard.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => {
          const { wallet, code } = issueGiftCard(writer, firm, input)
          return { wallet: getWallet(writer, firm, wallet.id), code }
        }),
    ),
    findGiftCard: os.findGiftCard.handler(({ context: { store, firm }, input }) =>
      rowOf(getUsableCard(store.reader, firm, input.code)),
    ),
    redeemGiftCard: os.redeemGiftCard.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        getWallet(writer, firm, redeemGiftCard(writer, firm, input).id),
      ),
    ),
    spend: os.spend.handler(({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => spendOnInvoice(writer, firm, walletId, input)),
    ),
    takeBack: os.takeBack.handler(({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => takeBackSpending(writer, firm, walletId, input)),
    ),
    adjust: os.adjust.handler(({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => adjustWallet(writer, firm, walletId, input)),
    ),
    block: os.block.handler(({ context, input: { walletId } }) =>
      change(context, walletId, (writer) => blockWallet(writer, walletId, true)),
    ),
    unblock: os.unblock.handler(({ context, input: { walletId } }) =>
      change(context, walletId, (writer) => blockWallet(writer, walletId, false)),
    ),
    requestPayout: os.requestPayout.handler(({ context, input: { walletId, ...input } }) =>
      change(context, walletId, (writer, firm) => requestPayout(writer, firm, walletId, input)),
    ),
    approvePayout: os.approvePayout.handler(({ context, input }) =>
      change(context, input.walletId, (writer, firm) => approvePayout(writer, firm, input)),
    ),
    rejectPayout: os.rejectPayout.handler(({ context, input }) =>
      change(context, input.walletId, (writer, firm) => endPayout(writer, firm, input, 'rejected')),
    ),
    payPayout: os.payPayout.handler(({ context, input: { firmId: _, ...input } }) =>
      change(context, input.walletId, (writer, firm) => payPayout(writer, firm, input)),
    ),
    failPayout: os.failPayout.handler(({ context, input }) =>
      change(context, input.walletId, (writer, firm) => endPayout(writer, firm, input, 'failed')),
    ),
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
