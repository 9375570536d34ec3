import { AppError } from '#contract/core/errors.ts'
import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement } from '../../../firm/implement.ts'
import { findLogo } from '../../firm/firms/index.ts'
import { keepLook, tellOfLook } from '../../firm/records/index.ts'
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
    if (isOwn) return shown
    const about = aboutOf(before)
    const watchers = store.transact(firm, (writer) => {
      if (before.viewedAt === null) markViewed(writer, firm, getShared(writer, firm, token))
      return keepLook(writer, firm, about, 'seen')
    })
    tellOfLook(context, about, watchers)
    return shown
  }),
  look: os.look.handler(({ context, input: { token, isOpen, isOwn } }) => {
    const { store, firm } = context
    const about = aboutOf(getShared(store.reader, firm, token))
    if (isOwn) return { isKept: false }
    const watchers = store.transact(firm, (writer) =>
      keepLook(writer, firm, about, isOpen ? 'open' : 'left'),
    )
    tellOfLook(context, about, watchers)
    return { isKept: true }
  }),
  pdf: os.pdf.handler(async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await printOrder(context, id))
  }),
  logo: os.logo.handler(async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    const logo = await findLogo(context)
    if (!logo) throw new AppError('not_found', 'No such order')
    return logo
  }),
}

function aboutOf({ id, number }: OrderRecord) {
  return { kind: 'salesOrder', id, title: number ?? '' }
}
