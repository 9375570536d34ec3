import { ListBar } from '#app/shell/list/list-bar.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Stack, text } from '#app/ui/index.ts'
import type { TimerState } from '#contract/projects/time-entries.ts'
import { timePath, weekPath } from '../paths.ts'
import type { WorkSearch } from '../read-week.ts'

type FindWorkProps = { search: WorkSearch; found: TimerState['found'] }

/** Says that not all work is listed to choose from, and finds the rest by its words. */
export function FindWork({ search: { q, date }, found }: FindWorkProps) {
  const t = useT('time')
  const { firm } = useFirm()
  const all = date === undefined ? timePath(firm.firmId) : weekPath(firm.firmId, date)
  return (
    <Stack gap="s2">
      <span className={text.soft} role="status">
        {found ? t(wordsFor(found), { text: q }) : t('timer.notAll')}{' '}
        {found && (
          <a className={text.link} href={all}>
            {t('timer.all')}
          </a>
        )}
      </span>
      <ListBar path={timePath(firm.firmId)} q={q} label={t('timer.find')} kept={{ date }} />
    </Stack>
  )
}

function wordsFor({ projects, hasMore }: NonNullable<TimerState['found']>): string {
  if (projects.length === 0) return 'timer.foundNone'
  return hasMore ? 'timer.foundMore' : 'timer.found'
}
