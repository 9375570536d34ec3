import type { ReactNode } from 'react'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { Band } from '#app/ui/index.ts'
import * as styles from './credentials.css.ts'

type OwnFormProps = {
  refusal: Refusal | undefined
  /** Where one of several buttons needs fewer fields than the other. */
  noValidate?: boolean
  children: ReactNode
}

/** A form about one's own credentials: who it is, where that is asked, and what is wrong with all of it. */
export function OwnForm({ refusal, noValidate, children }: OwnFormProps) {
  const whole = useProblems(refusal?.problems)('')
  return (
    <form method="post" className={styles.form} noValidate={noValidate}>
      <ConfirmNotice refusal={refusal} />
      {whole && <Band tone="bad" title={whole} />}
      {children}
    </form>
  )
}
