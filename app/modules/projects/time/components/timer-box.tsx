import { Island } from '#app/islands/island.tsx'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import RunningClock from '#app/shell/islands/running-clock.island.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, Select, Stack, TextInput, text } from '#app/ui/index.ts'
import type { TimeEntry, TimerState } from '#contract/projects/time-entries.ts'
import { timerPath } from '../paths.ts'
import * as styles from './timer-box.css.ts'

/** The one timer of the person: what runs, or what it is started on. */
export function TimerBox({ timer }: { timer: TimerState }) {
  const { running, recent } = timer
  return (
    <section className={styles.box}>
      {running && <Running entry={running} />}
      <StartForm timer={timer} />
      {recent.length > 0 && <Recent entries={recent} />}
    </section>
  )
}

function Running({ entry: { project, note, seconds } }: { entry: TimeEntry }) {
  const t = useT('time')
  const { firm } = useFirm()
  return (
    <form method="post" action={timerPath(firm.firmId)}>
      <Row gap="s4">
        <b className={styles.clock}>
          <Island of={RunningClock} props={{ seconds }} when="idle" />
        </b>
        <span>
          {[project, note].filter((words) => words !== '').join(' · ') || t('form.noProject')}
        </span>
        <Button kind="primary" icon="pause" name="intent" value="stop">
          {t('timer.stop')}
        </Button>
      </Row>
    </form>
  )
}

function StartForm({ timer: { running, projects } }: { timer: TimerState }) {
  const t = useT('time')
  const { firm } = useFirm()
  return (
    <form method="post" action={timerPath(firm.firmId)} className={styles.start}>
      <Field id="timer-project" label={t('field.projectId')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="projectId"
            options={[
              { value: '', label: t('form.noProject') },
              ...projects.map(({ id, label }) => ({ value: id, label })),
            ]}
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

/** Goes on with work that was done lately, at one press. */
function Recent({ entries }: { entries: readonly TimeEntry[] }) {
  const t = useT('time')
  const { firm } = useFirm()
  return (
    <Stack gap="s2">
      <span className={text.soft}>{t('timer.recent')}</span>
      <Row>
        {entries.map(({ id, projectId, taskId, note, project, seconds }) => (
          <form key={id} method="post" action={timerPath(firm.firmId)}>
            <input type="hidden" name="projectId" value={projectId} />
            <input type="hidden" name="taskId" value={taskId} />
            <input type="hidden" name="note" value={note} />
            <Button size="s" icon="play" name="intent" value="start" title={formatHours(seconds)}>
              {[project, note].filter((words) => words !== '').join(' · ') || t('form.noProject')}
            </Button>
          </form>
        ))}
      </Row>
    </Stack>
  )
}
