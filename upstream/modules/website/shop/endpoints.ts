import { shopOrdersContract, shopSettingsContract } from '#contract/website/shop.ts'
import { without } from '../../../core/without.ts'
import { answer, type HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { cancelOrder, handOver, makeReady, type OrderMeans, sendOrder } from './order-actions.ts'
import { shopOrderRow, shownOrder } from './order-view.ts'
import { getOrder, orderReach, shopOrderList } from './reader.ts'
import { acceptReturn, refuseReturn } from './return-actions.ts'
import { saveShopSettings, shownShopSettings } from './settings.ts'

function step<Input, Result>(rule: (writer: Writer, means: OrderMeans, input: Input) => Result) {
  return ({ context, input }: { context: HandlerContext; input: Input }) =>
    context.store.transact(context.firm, (writer) => rule(writer, context, input))
}

/** The list of orders, as far as the caller reaches their customers. */
function listFor({ actor }: FirmContext) {
  return { ...shopOrderList, within: orderReach.within(actor, 'id') }
}

export const router = {
  shopOrders: answer(shopOrdersContract, {
    list: ({ context: { store, firm }, input }) =>
      listRegister(store.reader, listFor(firm), input, (raw) => shopOrderRow(store.reader, raw)),
    rows: ({ context: { store, firm }, input }) =>
      listRows(store.reader, listFor(firm), input, (raw) => shopOrderRow(store.reader, raw)),
    get: ({ context: { store, firm, env }, input }) => {
      const place = { firmId: firm.firmId, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN }
      return shownOrder(store.reader, place, getOrder(store.reader, input.shopOrderId))
    },
    ready: step(makeReady),
    send: step(sendOrder),
    handOver: step(handOver),
    cancel: step(cancelOrder),
    acceptReturn: step(acceptReturn),
    refuseReturn: step(refuseReturn),
  }),
  shopSettings: answer(shopSettingsContract, {
    get: ({ context: { store, env } }) => shownShopSettings(store.reader, env),
    save: ({ context: { store, firm, env }, input }) =>
      store.transact(firm, (writer) =>
        saveShopSettings(writer, firm, without(input, 'firmId'), env),
      ),
  }),
}
