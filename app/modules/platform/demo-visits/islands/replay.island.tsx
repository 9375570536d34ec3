import { useEffect, useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { Button, Empty, LinkButton, Select } from '#app/ui/index.ts'
import * as styles from '../components/replay.css.ts'
import type { ReplayTexts } from '../components/replay-texts.ts'
import { StepList } from '../components/step-list.tsx'
import { StepStage } from '../components/step-stage.tsx'
import type { Step } from '../step.ts'
import { useLiveSteps } from './use-live-steps.ts'

export type ReplayProps = {
  /** Those of this page of the visit. */
  steps: Step[]
  /** May stand on another page; null while the visitor has done nothing yet. */
  shown: Step | null
  total: number
  /** Of this page, without the place. */
  path: string
  visitorId: string
  /** Where the steps are asked for anew while the visit goes on; null on a page that is full. */
  liveHref: string | null
  texts: ReplayTexts
}

const longestMs = 8_000
const speeds = [1, 4, 16]

/** A visit step by step: by links without script, by itself with. */
export default function Replay(props: ReplayProps) {
  const steps = useLiveSteps(props)
  const shown = props.shown ?? steps[0]
  const { texts } = props
  if (!shown) return <Empty title={texts['visitor.none']}>{texts['visitor.noneWords']}</Empty>
  return <Player {...props} steps={steps} shown={shown} />
}

function Player({ steps, shown, ...props }: ReplayProps & { shown: Step }) {
  const { path, texts } = props
  const [n, setN] = useState(shown.n)
  const [speed, setSpeed] = useState(1)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])

  const step = steps.find((one) => one.n === n) ?? shown
  const following = steps.find((one) => one.n === n + 1)
  const total = Math.max(props.total, steps.at(-1)?.n ?? 0)
  useEffect(() => {
    if (!isPlaying || !following) return undefined
    const wait = Math.max(300, Math.min(longestMs, following.time - step.time)) / speed
    const timer = setTimeout(() => setN(following.n), wait)
    return () => clearTimeout(timer)
  }, [isPlaying, following, step.time, speed])

  function hrefOf(at: number): string {
    return `${path}${path.includes('?') ? '&' : '?'}at=${at}`
  }
  function linkTo(at: number): string | undefined {
    return at >= 1 && at <= total && at !== n ? hrefOf(at) : undefined
  }
  return (
    <div className={styles.replay}>
      <StepList steps={steps} n={n} hrefOf={hrefOf} onStep={setN} />
      <StepStage
        step={step}
        total={total}
        place={fillText(texts['replay.place'], { n: step.n, total })}
      >
        <StepLink icon="chevron-first" label={texts['replay.first']} href={linkTo(1)} />
        <StepLink icon="chevron-left" label={texts['replay.previous']} href={linkTo(n - 1)} />
        {isAlive && (
          <Button
            type="button"
            kind="primary"
            icon={isPlaying ? 'pause' : 'play'}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {texts[isPlaying ? 'replay.pause' : 'replay.play']}
          </Button>
        )}
        <StepLink icon="chevron-right" label={texts['replay.next']} href={linkTo(n + 1)} />
        <StepLink icon="chevron-last" label={texts['replay.last']} href={linkTo(total)} />
        {isAlive && (
          <Select
            aria-label={texts['replay.speed']}
            value={String(speed)}
            onChange={(event) => setSpeed(Number(event.currentTarget.value))}
            options={speeds.map((value) => ({ value: String(value), label: `× ${value}` }))}
          />
        )}
      </StepStage>
    </div>
  )
}

type StepLinkProps = {
  icon: 'chevron-first' | 'chevron-left' | 'chevron-right' | 'chevron-last'
  label: string
  /** Without one there is no such step. */
  href: string | undefined
}

function StepLink({ icon, label, href }: StepLinkProps) {
  return (
    <LinkButton iconOnly icon={icon} href={href}>
      {label}
    </LinkButton>
  )
}
