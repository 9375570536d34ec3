import { applicationsContract, vacanciesContract } from '#contract/people/recruiting.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, write } from '../../../firm/implement.ts'
import { applications, deleteApplication } from './applications.ts'
import { jobs } from './jobs.ts'
import { publicHandlers } from './public-handlers.ts'
import { vacancies } from './vacancies.ts'

export const module = defineModule({
  name: 'recruiting',
  endpoints: {
    vacancies: answer(vacanciesContract, {
      ...vacancies.handlers,
      delete: write((writer, firm, { vacancyId }) =>
        vacancies.deleteUnused(writer, firm, vacancyId),
      ),
    }),
    applications: answer(applicationsContract, {
      ...applications.handlers,
      delete: write(deleteApplication),
    }),
    public: publicHandlers,
  },
  jobs,
  recordKinds: { ...vacancies.recordKinds, ...applications.recordKinds },
})
