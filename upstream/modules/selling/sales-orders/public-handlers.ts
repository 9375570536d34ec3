import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement } from '../../../firm/implement.ts'
import { getLogo } from '../../firm/firms/index.ts'
import { keepOpening, keepStay } from '../../firm/records/index.ts'
import { printOrder } from './print.ts'
import { getShared, markViewed, toPublicOrder } from './public-order.ts'
import type { OrderRecord } from './reader.ts'

const os = implement(publicSalesOrdersContract)

/** What a customer sees of an order by its link, without an account. */
export const publicHandlers = {
  open: os.open.handler(({ context, input: { token, isOwn } }) => {
    const { store, firm } = context
    const before = getShared(store.reader, firm, token)
    const shown = toPublicOrder(store.reader, before)
    if (!isOwn) {
      keepOpening(context, aboutOf(before), (writer) => {
        if (before.viewedAt === null) markViewed(writer, firm, getShared(writer, firm, token))
      })
    }
    return shown
  }),
  look: os.look.handler(({ context, input: { token, ...stay } }) =>
    keepStay(context, aboutOf(getShared(context.store.reader, context.firm, token)), stay),
  ),
  pdf: os.pdf.handler(async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await printOrder(context, id))
  }),
  logo: os.logo.handler(async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    return getLogo(context)
  }),
}

function aboutOf({ id, number }: OrderRecord) {
  return { kind: 'salesOrder', id, title: number ?? '' }
}
