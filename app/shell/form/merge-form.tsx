import type { ReactNode } from 'react'
import { Button, LinkButton, Row, SheetPad } from '#app/ui/index.ts'
import { IdempotencyField } from './idempotency-field.tsx'

type MergeFormProps = {
  submit: string
  cancel: string
  back: string
  /** Hidden fields: what is merged into. */
  children?: ReactNode
}

/** Merges two records once and for all, or leads back. */
export function MergeForm({ submit, cancel, back, children }: MergeFormProps) {
  return (
    <SheetPad>
      <form method="post">
        <IdempotencyField />
        {children}
        <Row>
          <LinkButton kind="ghost" href={back}>
            {cancel}
          </LinkButton>
          <Button kind="danger">{submit}</Button>
        </Row>
      </form>
    </SheetPad>
  )
}
