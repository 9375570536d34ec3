import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { admit, admitJob, invoiceSteps, remindBuyer } from './admit.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { onCopy } from './on-copy.ts'
import { getOrder, openCourses, viewedCourse } from './rows.ts'

export const module = defineModule({
  name: 'public-courses',
  endpoints: router,
  forgetsSenders: ({ sql }, before) => {
    sql.exec("update course_orders set address = '' where address <> '' and ordered_at < ?", before)
  },
  invoiceSteps,
  mailKinds,
  courseDueOutside: remindBuyer,
  recordKinds: {
    courseOrder: {
      read: 'course:view',
      reach: 'whole',
      write: 'course:edit',
      path: (id) => `course-orders/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql
          .exec<{ title: string; date: string }>(
            'select name as title, substr(ordered_at, 1, 10) as date from course_orders where id = ?',
            id,
          )
          .toArray()
        return row
      },
    },
  },
  jobs: {
    /** After the payment; an order that was ended meanwhile, or let in by hand, stays as it is. */
    [admitJob]: jobWithEffect(
      z.object({ orderId: Id }),
      async ({ store, firm, env }, { payload }) => {
        if (getOrder(store.reader, payload.orderId).state !== 'waiting') return undefined
        const means = { context: firm, origin: env.PUBLIC_ORIGIN }
        store.transact(firm, (writer) => admit(writer, means, payload.orderId))
        return undefined
      },
    ),
  },
  /** Items that a place in a course is. */
  usesOf: {
    item: isFoundBy('select 1 from course_offers where item_id = ? limit 1'),
  },
  siteCourses: openCourses,
  viewedPages: { courses: viewedCourse },
  onCopy,
  /** The firm of the archive still lets its buyers in, and its addresses lead to it. */
  onRestore: onCopy,
})
