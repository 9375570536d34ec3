import { auditList } from './lists/audit.tsx'
import { firmList } from './lists/firms.tsx'
import { jobList } from './lists/jobs.ts'
import { messageList } from './lists/messages.tsx'
import { noticeList } from './lists/notices.tsx'
import { outboxList } from './lists/outbox.tsx'
import { userList } from './lists/users.tsx'

/** The lists of the platform, for administrators. */
export const registers = [
  firmList,
  userList,
  messageList,
  noticeList,
  jobList,
  auditList,
  outboxList,
]
