import type { JobKinds } from '../jobs/index.ts'
import { mailJob } from './mail.ts'
import { noticeJob } from './notice.ts'

export const jobs: JobKinds = { 'outbound.mail': mailJob, 'outbound.notice': noticeJob }
