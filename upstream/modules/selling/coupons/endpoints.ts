import { couponsContract } from '#contract/selling/coupons.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { couponList, couponRow } from './list.ts'
import { getCoupon } from './reader.ts'
import { archiveCoupon, couponBulk, createCoupon, updateCoupon } from './service.ts'

const os = implement(couponsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) =>
    listRegister(store.reader, couponList, input, couponRow),
  ),
  rows: os.rows.handler(({ context: { store }, input }) =>
    listRows(store.reader, couponList, input, couponRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, couponList, couponBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createCoupon(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getCoupon(store.reader, firm.actor, input.couponId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, couponId, ...input } }) =>
      store.transact(firm, (writer) => updateCoupon(writer, firm, couponId, input)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCoupon(writer, firm, input.couponId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCoupon(writer, firm, input.couponId, false)),
  ),
})
