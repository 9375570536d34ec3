import { Band, Field, Stack, TextInput } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import type { Refusal } from './parse-form.ts'
import { useProblems } from './problem-text.ts'
import type { ConfirmRequest } from './proof.ts'

/** Stands in a form that `attemptConfirmed` answers: asks who it is, when that is needed. */
export function ConfirmNotice({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('form')
  const problemAt = useProblems(refusal?.problems)
  if (!refusal?.confirm) return null
  const { way, email } = refusal.confirm
  const isFirst = refusal.problems[fieldOf[way]]?.key === 'confirmNeeded'
  return (
    <div role="alert">
      <Band tone="warn" title={t('confirm.title')}>
        <Stack gap="s3">
          <p>{way === 'password' ? t('confirm.words') : t('confirm.mailed', { email })}</p>
          <ProofField way={way} error={isFirst ? undefined : problemAt(fieldOf[way])} />
        </Stack>
      </Band>
    </div>
  )
}

const fieldOf = { password: 'confirmPassword', code: 'confirmCode' } as const

type ProofFieldProps = Pick<ConfirmRequest, 'way'> & { error: string | undefined }

/** The field itself, for pages that do nothing else. */
export function ProofField({ way, error }: ProofFieldProps) {
  const t = useT('form')
  if (way === 'password') {
    return (
      <Field id="confirmPassword" label={t('confirm.password')} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="confirmPassword"
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
    )
  }
  return (
    <Field id="confirmCode" label={t('confirm.code')} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="confirmCode"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </Field>
  )
}
