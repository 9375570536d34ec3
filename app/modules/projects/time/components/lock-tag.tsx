import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { TimeEntry } from '#contract/projects/time-entries.ts'

const tones = { invoiced: 'ok', approved: 'info', submitted: 'plain' } as const

/** Says that an entry runs, or why it can no longer be changed. */
export function LockTag({ entry: { lock, endedAt } }: { entry: TimeEntry }) {
  const t = useT('time')
  if (endedAt === null) return <Tag tone="warn">{t('lock.running')}</Tag>
  return lock && <Tag tone={tones[lock]}>{t(`lock.${lock}`)}</Tag>
}
