import { ProofField } from '#app/shell/form/confirm-notice.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button } from '#app/ui/index.ts'
import type { FieldProblem } from '#contract/core/errors.ts'
import * as styles from './entry-page.css.ts'

type ProofFormProps = {
  way: 'password' | 'code'
  email: string
  /** Whether a code was mailed a moment ago. */
  isMailed: boolean
  to: string
  problem: FieldProblem | undefined
  submit: string
}

/** Asks a known person once more who they are: for the password, or for a code by mail. */
export function ProofForm({ way, email, isMailed, to, problem, submit }: ProofFormProps) {
  const t = useT('entry')
  const problemAt = useProblems(problem && { proof: problem })
  const isAsked = way === 'password' || isMailed || problem !== undefined
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="to" value={to} />
      {/* So that a password manager knows whose password is asked for. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {way === 'code' && isMailed && (
        <Band tone="info" title={t('messages.codeOnItsWay')}>
          <p>{t('confirm.mailed', { email })}</p>
        </Band>
      )}
      {isAsked && <ProofField way={way} error={problemAt('proof')} />}
      {isAsked && <Button kind="primary">{submit}</Button>}
      {way === 'code' && (
        <Button kind={isAsked ? 'ghost' : 'primary'} icon="mail" name="intent" value="mail">
          {t('confirm.mail')}
        </Button>
      )}
    </form>
  )
}
