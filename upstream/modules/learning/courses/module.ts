import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { listActiveMembers } from '../../../identity/members/names.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { enrolmentsView } from './analysis-view.ts'
import { autoEnrol, autoEnrolJob } from './auto-enrol.ts'
import { coursesDueLayer } from './calendar-layer.ts'
import { forgetFiles, forgetFilesJob, sumCourseFiles } from './course-files.ts'
import { DemoPackage, demoPackageJob, layDemoPackage } from './demo-package.ts'
import { router } from './endpoints.ts'
import { followPackage, followQuiz } from './my-lessons.ts'
import { courses } from './register.ts'
import { remind, reminderJob } from './remind.ts'
import { SeedLearners, seedLearners } from './seed-learners.ts'

const Files = z.object({ ids: z.array(z.string()) })

export const module = defineModule({
  name: 'courses',
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-learners': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedLearners.parse(input)
      store.transact(firm, (writer) => seedLearners(writer, firm, wanted))
    },
  },
  analysisViews: [enrolmentsView],
  endpoints: router,
  recordKinds: courses.recordKinds,
  quizGraded: followQuiz,
  packageResult: followPackage,
  storedBytes: sumCourseFiles,
  calendarLayers: [coursesDueLayer],
  jobs: {
    /** A reminder is planned anew in its transaction, so that a job that runs twice tells once. */
    [reminderJob]: jobWithEffect(
      z.object({ enrolmentId: Id }),
      async ({ store, firm, env }, { payload }) => {
        const due = { ...payload, origin: env.PUBLIC_ORIGIN }
        store.transact(firm, (writer) => remind(writer, firm, due))
        return undefined
      },
    ),
    [demoPackageJob]: jobWithEffect(DemoPackage, async (means, { payload }) => {
      await layDemoPackage(means, payload)
      return undefined
    }),
    [forgetFilesJob]: jobWithEffect(Files, async (means, { payload }) => {
      await forgetFiles(means, payload.ids)
      return undefined
    }),
    /** Who has a role that a course asks for; it bears to run once more, as nobody is enrolled twice. */
    [autoEnrolJob]: jobWithEffect(z.object({}), async ({ store, firm, env }) => {
      const members = await listActiveMembers(env, firm.firmId)
      store.transact(firm, (writer) => autoEnrol(writer, firm, members))
      return undefined
    }),
  },
  /** Quizzes that are lessons of drafts. */
  usesOf: {
    quiz: isFoundBy('select 1 from course_lessons where quiz_id = ? limit 1'),
  },
})
