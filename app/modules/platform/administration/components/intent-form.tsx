import type { ReactNode } from 'react'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { Button, type ButtonLook } from '#app/ui/index.ts'

type IntentFormProps = Pick<ButtonLook, 'kind' | 'icon' | 'size'> & {
  /** What the page's action is to do. */
  intent: string
  label: ReactNode
  action?: string
  children?: ReactNode
}

/** A button that does one thing, in a form of its own. */
export function IntentForm({ intent, label, action, children, ...look }: IntentFormProps) {
  return (
    <form method="post" action={action}>
      {children}
      <IdempotencyField />
      <Button {...look} name="intent" value={intent}>
        {label}
      </Button>
    </form>
  )
}
