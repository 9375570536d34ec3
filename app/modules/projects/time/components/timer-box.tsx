import { Island } from '#app/islands/island.tsx'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import RunningClock from '#app/shell/islands/running-clock.island.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, Select, Stack, TextInput, text } from '#app/ui/index.ts'
import type { TimeEntry, TimerState } from '#contract/projects/time-entries.ts'
import { timerPath } from '../paths.ts'
import type { WorkSearch } from '../read-week.ts'
import { foundWorks, worksOf } from '../works.ts'
import { FindWork } from './find-work.tsx'
import * as styles from './timer-box.css.ts'

/** The one timer of the person: what runs, or what it is started on. */
export function TimerBox({ timer, search }: { timer: TimerState; search: WorkSearch }) {
  const { running, recent, hasMore, found } = timer
  return (
    <section className={styles.box}>
      {running && <Running entry={running} />}
      {(hasMore || found) && <FindWork search={search} found={found} />}
      <StartForm timer={timer} />
      {recent.length > 0 && <Recent entries={recent} />}
    </section>
  )
}

function Running({ entry }: { entry: TimeEntry }) {
  const { seconds } = entry
  const t = useT('time')
  const { firm } = useFirm()
  return (
    <form method="post" action={timerPath(firm.firmId)}>
      <Row gap="s4">
        <b className={styles.clock}>
          <Island of={RunningClock} props={{ seconds }} when="idle" />
        </b>
        <span>{nameOf(entry) || t('form.noProject')}</span>
        <Button kind="primary" icon="pause" name="intent" value="stop">
          {t('timer.stop')}
        </Button>
      </Row>
    </form>
  )
}

function StartForm({ timer }: { timer: TimerState }) {
  const t = useT('time')
  const { firm } = useFirm()
  const { running, projects, tasks } = timer
  const found = foundWorks(timer)
  const offered = found.length > 0 ? found : worksOf(projects, tasks)
  return (
    <form method="post" action={timerPath(firm.firmId)} className={styles.start}>
      <Field id="timer-project" label={t('field.projectId')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="work"
            defaultValue={found.length === 1 ? found[0]?.value : ''}
            options={[{ value: '', label: t('form.noProject') }, ...offered]}
          />
        )}
      </Field>
      <Field id="timer-note" label={t('field.note')}>
        {(wiring) => <TextInput {...wiring} name="note" maxLength={500} />}
      </Field>
      <Button kind={running ? 'default' : 'primary'} icon="play" name="intent" value="start">
        {t(running ? 'timer.change' : 'timer.start')}
      </Button>
    </form>
  )
}

function nameOf({ project, task, note }: TimeEntry): string {
  return [project, task, note].filter((words) => words !== '').join(' · ')
}

/** Goes on with work that was done lately, at one press. */
function Recent({ entries }: { entries: readonly TimeEntry[] }) {
  const t = useT('time')
  const { firm } = useFirm()
  return (
    <Stack gap="s2">
      <span className={text.soft}>{t('timer.recent')}</span>
      <Row>
        {entries.map((entry) => (
          <form key={entry.id} method="post" action={timerPath(firm.firmId)}>
            <input type="hidden" name="projectId" value={entry.projectId} />
            <input type="hidden" name="taskId" value={entry.taskId} />
            <input type="hidden" name="note" value={entry.note} />
            <Button
              size="s"
              icon="play"
              name="intent"
              value="start"
              title={formatHours(entry.seconds)}
            >
              {nameOf(entry) || t('form.noProject')}
            </Button>
          </form>
        ))}
      </Row>
    </Stack>
  )
}
