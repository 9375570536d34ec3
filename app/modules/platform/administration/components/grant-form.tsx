import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, ChoiceList, Field, FieldGroup, Stack, TextArea } from '#app/ui/index.ts'
import { supportHours } from '#contract/platform/support-access.ts'

/** For how long, and what for. */
export function GrantForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('administration')
  const problemAt = useProblems(refusal?.problems)
  const hours = textAt(refusal?.values, 'hours') || String(supportHours[0])
  return (
    <form method="post">
      <Stack gap="s4">
        <FieldGroup id="hours" label={t('support.howLong')} error={problemAt('hours')}>
          <ChoiceList
            name="hours"
            defaultValue={hours}
            choices={supportHours.map((one) => ({
              value: String(one),
              label: t(`support.hours.${one}`),
            }))}
          />
        </FieldGroup>
        <Field
          id="reason"
          label={t('consent.reason')}
          hint={t('support.reasonHint')}
          error={problemAt('reason')}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="reason"
              rows={2}
              maxLength={500}
              defaultValue={textAt(refusal?.values, 'reason')}
            />
          )}
        </Field>
        <div>
          <Button kind="primary" icon="shield-check" name="intent" value="grant">
            {t('support.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
