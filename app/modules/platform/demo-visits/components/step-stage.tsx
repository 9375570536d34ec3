import type { ReactNode } from 'react'
import { Progress } from '#app/ui/index.ts'
import type { Step } from '../step.ts'
import * as styles from './replay.css.ts'

type StepStageProps = {
  step: Step
  total: number
  /** "Step 3 of 12" */
  place: string
  children: ReactNode
}

/** One step of a visit in full, with the buttons that lead on. */
export function StepStage({ step, total, place, children }: StepStageProps) {
  return (
    <section className={styles.stage} aria-label={place}>
      <div>
        <p className={styles.where}>
          {place} · <time dateTime={step.at}>{step.timeText}</time>
        </p>
        <Progress share={total > 0 ? Math.min(1, step.n / total) : 0} label={place} tone="accent" />
      </div>
      <div aria-live="polite">
        <p className={styles.words}>{step.words}</p>
        <p className={styles.route}>{step.route}</p>
      </div>
      <div className={styles.controls}>{children}</div>
      <dl className={styles.fields}>
        {step.fields.map(({ name, value }) => (
          <Field key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  )
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value || '—'}</dd>
    </>
  )
}
