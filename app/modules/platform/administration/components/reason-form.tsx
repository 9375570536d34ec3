import type { ReactNode } from 'react'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Field, Stack, TextArea } from '#app/ui/index.ts'

type ReasonFormProps = {
  refusal: Refusal | undefined
  hint: ReactNode
  submit: ReactNode
}

/** Suspends with a reason, which is shown to whom it concerns. */
export function ReasonForm({ refusal, hint, submit }: ReasonFormProps) {
  const t = useT('administration')
  const problemAt = useProblems(refusal?.problems)
  const whole = problemAt('')
  return (
    <form method="post">
      <Stack gap="s3">
        {whole && <Band tone="bad" title={whole} />}
        <Field id="reason" label={t('suspension.reason')} hint={hint} error={problemAt('reason')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="reason"
              rows={3}
              maxLength={500}
              defaultValue={textAt(refusal?.values, 'reason')}
            />
          )}
        </Field>
        <div>
          <Button kind="danger" icon="ban" name="intent" value="suspend">
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
