import { Icon, type IconName, text } from '#app/ui/index.ts'
import type { Step } from '../step.ts'
import * as styles from './replay.css.ts'

const icons: Record<Step['kind'], IconName> = {
  route: 'file-text',
  click: 'zap',
  input_change: 'pen-line',
  form_submit: 'send',
}

type StepListProps = {
  steps: readonly Step[]
  /** Which is shown. */
  n: number
  hrefOf: (n: number) => string
  onStep: (n: number) => void
}

/** The steps of a visit from its beginning on, each a link to its place in the replay. */
export function StepList({ steps, n, hrefOf, onStep }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step.id}>
          <a
            className={styles.step}
            href={hrefOf(step.n)}
            aria-current={step.n === n ? 'step' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onStep(step.n)
            }}
          >
            <Icon name={icons[step.kind]} size="s" />
            <span className={styles.stepWords}>
              {step.kind === 'route' ? <b>{step.route}</b> : step.words}
              {step.kind === 'route' && <span className={text.secondLine}>{step.words}</span>}
            </span>
            <time className={styles.stepTime} dateTime={step.at}>
              {sinceText(step.time - (steps[0]?.time ?? step.time))}
            </time>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Milliseconds as `m:ss`, or `h:mm:ss` where there is an hour. */
export function sinceText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
