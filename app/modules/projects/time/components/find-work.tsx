import { SearchInput } from '#app/shell/list/search-input.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Stack, text } from '#app/ui/index.ts'
import type { TimerState } from '#contract/projects/time-entries.ts'
import { timePath, weekPath } from '../paths.ts'
import type { WorkSearch } from '../read-week.ts'
import * as styles from './timer-box.css.ts'

type FindWorkProps = { search: WorkSearch; found: TimerState['found'] }

/** Says that not all work is listed to choose from, and finds the rest by its words. */
export function FindWork({ search: { q, date }, found }: FindWorkProps) {
  const t = useT('time')
  const inList = useT('list')
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
      <search>
        <form action={timePath(firm.firmId)} className={styles.find}>
          {date !== undefined && <input type="hidden" name="date" value={date} />}
          <SearchInput q={q} label={t('timer.find')} className={styles.findField} />
          <Button>{inList('search')}</Button>
        </form>
      </search>
    </Stack>
  )
}

function wordsFor({ projects, hasMore }: NonNullable<TimerState['found']>): string {
  if (projects.length === 0) return 'timer.foundNone'
  return hasMore ? 'timer.foundMore' : 'timer.found'
}
