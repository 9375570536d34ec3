import type { ReactNode } from 'react'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, text } from '#app/ui/index.ts'

type RunFormProps = {
  id: string
  refusal: Refusal | undefined
  initial: TypedTree
  labels: Record<string, string>
  children: ReactNode
}

/** A form that makes a run of what is ticked in its table. */
export function RunForm({ id, refusal, initial, labels, children }: RunFormProps) {
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={id} noValidate>
        <SheetRefusal refusal={refusal} labels={labels} formId={id} />
        <IdempotencyField />
        {children}
      </form>
    </FormFields>
  )
}

export function MakeRun() {
  const t = useT('payment-runs')
  return (
    <div>
      <Button kind="primary" icon="check">
        {t('new.submit')}
      </Button>
    </div>
  )
}

type TickedNameProps = {
  id: string
  name: string
  /** Why it cannot be in a run. */
  obstacle: string | null
  ticked: readonly string[]
}

/** Who a row is of, with its box; where something stands against it, what that is. */
export function TickedName({ id, name, obstacle, ticked }: TickedNameProps) {
  const t = useT('payment-runs')
  return obstacle ? (
    <>
      {name}
      <br />
      <span className={text.small}>{t(`obstacle.${obstacle}`)}</span>
    </>
  ) : (
    <Checkbox name="documentIds" value={id} defaultChecked={ticked.includes(id)}>
      {name}
    </Checkbox>
  )
}
