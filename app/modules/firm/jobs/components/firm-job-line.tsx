import { text } from '#app/ui/index.ts'
import type { FirmJob } from '#contract/firm/jobs.ts'
import type { JobLine } from './job-table.tsx'

/** A firm's job as a line; its title leads to its record where it has one. */
export function firmJobLine(firmId: string, job: FirmJob): JobLine {
  const { id, kind, title, link, error, attempts, state, failedAt, runAt } = job
  const subject = link ? (
    <a className={text.link} href={`/firms/${firmId}/${link}`}>
      {title}
    </a>
  ) : (
    title
  )
  const isFailed = state === 'failed'
  return { id, kind, title, error, attempts, isFailed, at: failedAt ?? runAt, subject }
}
