import type { ReactNode } from 'react'
import { PageHead, Status } from '#app/ui/index.ts'
import { useFormat } from './page-context.tsx'

const discs = { open: 'draft', done: 'paid', undone: 'void' } as const

type TrialHeadProps = {
  trial: {
    fileName: string
    state: keyof typeof discs
    createdByName: string
    createdAt: string
  }
  /** What the state is called. */
  state: string
  /** Says who sent the file, and when. */
  sentence: (by: { name: string; at: string }) => string
  crumb: { href: string; label: string }
  actions: ReactNode
}

/** The head of a file that was read and can be taken over, is, or was taken out again. */
export function TrialHead({ trial, state, sentence, ...head }: TrialHeadProps) {
  const { dateTime } = useFormat()
  return (
    <PageHead
      title={trial.fileName}
      mark={<Status kind={discs[trial.state]}>{state}</Status>}
      sentence={sentence({ name: trial.createdByName, at: dateTime(trial.createdAt) })}
      {...head}
    />
  )
}
