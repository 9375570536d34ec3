import { z } from 'zod'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { applications, deleteApplication, deleteJob } from './applications.ts'

export const jobs: JobKinds = {
  /** Deletes an application that was decided long enough ago. */
  [deleteJob]: jobInTransaction(z.null(), (writer, firm, { key }) => {
    if (applications.find(writer, key)) deleteApplication(writer, firm, { applicationId: key })
  }),
}
